import { phrases } from './pattern.ts'

/** Those whom a finding may be about. */
export const PEOPLE_PHRASES = {
  people: phrases(`
    people, person, human, user, customer, visitor, reader, viewer, listener, buyer, shopper, client, subscriber, member, player, singer,
    student, pupil, teacher, learner, patient, citizen, resident, guest, tourist, traveller, traveler, passenger, driver, rider, newcomer,
    developer, programmer, maintainer, contributor, author, reviewer, applicant, candidate, respondent, participant, voter, household, family,
    fan, follower, audience, public, community, crowd, gamer, gardener, cook, parent, child, kid, adult, woman, man, donor, volunteer, seller, merchant,
    merchants, borrower, lender, tenant, employee, staff, colleague, team, nurse, doctor, clinician, librarian, bookkeeper, owner, operator, analyst,
    everyone, everybody, folk, folks, attendee, caller, account holder, end user, consumer, creator, farmer, hiker, walker, cyclist, commuter, musician,
    artist, editor, journalist, scientist, researcher, annotator, rater, labeller, labeler, physician, lawyer, agent, speaker, writer, beginner, adopter, freelancer
  `),
}
