import { phrases } from './phrases.ts'

/** Those whom a finding may be about. */
export const PEOPLE_PHRASES = {
  audience: phrases(`
    user, visitor, reader, viewer, listener, customer, buyer, shopper, subscriber, citizen, player, people, human, newcomer, fan, singer, gamer, member, student, pupil, tourist, cyclist, hiker, audience, crowd, follower, community, consumer, patient, passenger, driver, donor, voter, resident, guest, learner, developer, everyone, everybody, folk, folks, parent, gardener, cook, musician, author, contributor, adopter, analyst, shoppers, applicant, household, traveller, traveler, farmer, patron, commuter, merchant, seller, teacher, leader, child, kid, team, staff, employee, beneficiary, =clients, caller, clientele, volunteer, owner, respondent, participant, nurse, doctor, clinician, clerk, colleague, partner, supplier, runner, senior, fan, family, inhabitant, payer, diner, borrower, trainee, attendee, delegate, sailor, walker, =clerks, =nurses, =teachers, =pupils, =parents, =drivers, =guests, =locals, =neighbours, =neighbors, =tenants, =taxpayers, =pensioners, =women, =men, =girls, =boys, =families, =strangers, =friends, =fans, =devs, =engineers, =scientists, =researchers, =reviewers, =backers, =sponsors, =donors, =clients, =freelancers, =shoppers, =modders, =streamers, =speedrunners, =hobbyists, =makers, =pilots, =rangers, =crews, =dispatchers, =traders, =investors, =advisers, =brokers, =underwriters, =inspectors, =officers, =councillors, =inhabitants, =villagers, =worshippers, =pilgrims, =swimmers, =climbers, =skiers, =riders, =anglers, =birders, =bidders, =collectors, =bloggers, =voters, =protesters, =migrants, =refugees, =veterans, =prisoners, =inmates, =carers, =midwives, =surgeons, =dentists, =vets, =chemists, =pharmacists, =baristas, =waiters, =chefs, =eaters
  `),
  people: phrases(`
    people, person, human, user, customer, visitor, reader, viewer, listener, buyer, shopper, client, subscriber,
    member, player, singer, student, pupil, teacher, learner, patient, citizen, resident, guest, tourist, traveller,
    traveler, passenger, driver, rider, newcomer, developer, programmer, maintainer, contributor, author, reviewer,
    applicant, candidate, respondent, participant, voter, household, family, fan, follower, audience, public, community,
    crowd, gamer, gardener, cook, parent, child, kid, adult, woman, man, donor, volunteer, seller, merchant, merchants,
    borrower, lender, tenant, employee, staff, colleague, team, nurse, doctor, clinician, librarian, bookkeeper, owner,
    operator, analyst, everyone, everybody, folk, folks, attendee, caller, account holder, end user, consumer, creator,
    farmer, hiker, walker, cyclist, commuter, musician, artist, editor, journalist, scientist, researcher, annotator,
    rater, labeller, labeler, physician, lawyer, agent, speaker, writer, beginner, adopter, freelancer
  `),
}
