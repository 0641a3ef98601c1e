import { phrases } from './phrases.ts'

/** Things that get counted, and keys to count them by. */
export const COUNTING_PHRASES = {
  'event-unit': phrases(`
    commit, bug, follower, photograph, case of, attendee, mention, enquiry, inquiry, application, applicant, newsletter,
    delivery, parcel, shipment, outage, vulnerability, fork, contributor, dog, cat, guest, page load, load, session,
    sentence, token, bird, animal, inbox, finch, fish, butterfly, registrant, ticket, times, like, share, impression,
    line of log, url, domain, site, article, paper, study, pull request, complaint, request, toad, nurse, variable,
    form, inhabitant, person, student, patient, mailbox, pass, donor, mail, product, download, install, installation,
    hit, view, page view, pageview, page-view, visit, message, click, record, row, file, photo, picture, image,
    log line, event, entry, post, comment, call, ping, account, star, pull, play, stream, reading, observation,
    sighting, response, submission, alert, citation, id, ip, ip address, address, login, log-in, sign-in, signin,
    sign-up, signup, registration, subscription, reply, letter, email, e-mail, packet, trip, ride, journey, purchase,
    booking, reservation, loan, admission, scan, sequence, fragment, document, title, copy, edition, track, clip,
    recording, turn, conversation, chat, trace, span, error, failure, report, vote, ballot, rating, review, survey,
    answer, questionnaire, passage, chunk, embedding, vector, contact, lead, visitor, user, reader, viewer, listener,
    customer, buyer, developer, participant, respondent, subscriber, people, player, fan, household, transaction, order,
    well, swab, meter, device, tweet, push, query, search, run, job, transfer, crash, log, timeline, stop, unlock, card,
    badge, seat, key, tag, name, signature, tree, sample, case, novel, book
  `),
  reached: phrases(`
    come|comes|came to, =passed, =passes, reach|reached, exceed|exceeded, =hit, stand|stands|stood at,
    total|totalled|totals, went|rose|grew|up|climbed|jumped|fell ~3 from|to, top|topped, number|numbered,
    amount|amounts|amounted to
  `),
  equates: phrases(`
    that is, i.e, that means, which means, meaning, in other words, equals, equal, =is the number, are the number,
    the number of, as many, hence, point|points to, show|shows that, mean|means that, make|makes this|it|us,
    place|places|put|puts|rank|ranks it|them|us|ours|him|her, prove|proves, amount|amounts to, represent|represents,
    reflect|reflects, therefore, attest|attests to, testify, evidence of, speak|speaks for, suggest|suggests,
    so we|it|they|there|that|our|the, so ~3 have|has|own|serve|hold|reach|must, in use, translates,
    have been screened|reached|served|helped|tested|seen, say|says|tell|tells how, =is how many, which is the,
    proof of|that, add|adds|added up to, the largest|biggest|highest, more than all, have|has spoken, took part the
  `),
  distinct: phrases(`
    =entering|=entered|=enters|=appearing|=appears|=listed|=counts ~1 once, no|none ~3 more than once,
    one vote|entry|row|record|ticket per ~2, identical ones|copies ~3 =dropped|=removed|=merged,
    with|after ~3 repeats|duplicates|copies|doubles ~3 =out|=removed|=gone|=dropped|=merged, at most once, distinct,
    unique, uniquely, # ~1 different, deduplicated, de-duplicated, deduped, deduplicating, deduplication,
    merged ~3 by|on|to, merged first, collapsed ~3 by|on|to|into, grouped by, group by, counted once,
    =counted|=counting ~3 by ~4, counting each ~4 once, once each, one per ~2, aliases folded, folded in,
    each ~4 once ~4 once, once per, one per, one row per, keyed by|on, by ~2 key, natural key, primary key,
    by ~3 number|id|ids|address|hash|isbn|doi|serial|email|e-mail|badge|passport|plate|fingerprint,
    repeats ~5 =dropped|=removed|=merged|=taken|=thrown|=struck,
    duplicates ~5 =removed|=dropped|=merged|=taken|=thrown|=collapsed|=struck, duplicate ~3 =removed|=dropped|=merged,
    without duplicates|repeats, after removing ~3 duplicates|repeats, none twice, no ~3 twice, not counted twice,
    counted only once, told apart, ring number, ringed, marked individually, recaptured, capture-recapture,
    individually identified, unique ~2 ids, sharing ~6 stayed, unduplicated, minhash, by isbn, by doi, cleaned as,
    {} ~4 same figure|number, whatever ~4 sent|times, however many times|often,
    {} ~6 same|agrees|confirms, =entering|=entered|=appears|=appear|=listed|=taken|=enters once, taken together as|per, as one ~1 person|plant|household|visit|case|customer|account|record, by ~2 reference, per ~3 number, by sscc|iban|vat|imei|vin|orcid|uuid|ean|doi, one record per, one row for each,
    counted|taken as one, merging by, after merging, each ~3 only once, by staff number, by case number, even where two|several,
    no matter how, regardless of how many|often, ignoring repeats|duplicates|returns, repeat ~2 left_out|removed|excluded|folded, same ~1 person|card|device|address ~4 once|one, matched on ~4, with repeats|duplicates ~3 out|off|removed|merged|folded, not twice, twice ~3 counted|entered|listed once, counts once
  `),
}
