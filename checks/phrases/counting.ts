import { phrases } from './phrases.ts'

/** Things that get counted, and keys to count them by. */
export const COUNTING_PHRASES = {
  /** What people leave or are, and what is met in nature or in a day's work: it comes again under another number. */
  'crowd-unit': [
    // People.
    ...phrases(`
      people, person, human, user, visitor, reader, viewer, listener, customer, client, buyer, shopper, developer, participant, respondent, follower, subscriber, player, fan, household, family, inhabitant, resident, citizen, student, pupil, child,
      patient, nurse, donor, member, employee, colleague, supplier, partner, contributor, guest, traveller, traveler, tourist, runner, driver, passenger, registrant, applicant, caller, lead, contact, business, institution, school, bank, shop, farm, question, payer, adopter, beneficiary, volunteer, attendee, delegate, agent, company, firm
    `),
    // What they do with a site, a program or a service.
    ...phrases(`
      session, =share, =shares, impression, download, install, installation, hit, view, page view, page-view, pageview, visit, click, listen, play, pull, stream, like, star, mention, comment, post, tweet, message, login, log-in, sign-in, signin, sign-up, signup,
      registration, subscription, conversation, chat, search, impression, inbox, mailbox, account, =opens, ip, ip address, =passes, swipe, scan
    `),
    // What comes in, goes out or is handled.
    ...phrases(`
      response, form, submission, questionnaire, answer, reply, vote, ballot, rating, review, survey, letter, email, e-mail, mail, call, complaint, ticket, report, crash report, incident, accident, crash, outage, claim, delivery, parcel, shipment, box, pallet, booking,
      reservation, purchase, order, transaction, payment, donation, invoice, loan, admission, appointment, prescription, dose, meal, trip, ride, journey, unlock, badge, seat, product, signature, machine, device, title, copy, book, novel, edition
    `),
    // What is counted in the field or in the laboratory.
    ...phrases(`
      bird, animal, finch, fish, butterfly, toad, orchid, plant, tree, stem, colony, sighting, observation, reading, photograph, photo, picture, image, clip, recording, particle, cell, sample, swab, =wells, specimen, nest, track, case, study, variable, citation, crater, galaxy, deer, boar, fox, badger, wolf, whale, seal, bat, bee, hive, insect, moth, frog, newt, snake, rabbit, hare, swan, goose, duck, gull, owl, mammal, mushroom, flower, seedling, shrub, egg, larva, pupa, beetle, tick, mite, mosquito, fossil, shard, coin, artefact, artifact, grave, artwork, painting, manuscript, genome, gene, isolate, strain, spike, burglary, theft, arrest, offence, offense, fire, flood, alarm, vulnerability, finding, bug, defect, warning, application, grant, patent, vacancy, meeting, flight, landing, birth, death, infection, fall, injury, biopsy, test result, blood sample
    `),
  ],
  /** What a system holds or handles; a large number of these is a size only where it is said to be one. */
  'store-unit': phrases(`
    sentence, token, line, line of log, url, domain, site, article, paper, pull request, request, record, row, file, log line, event, entry, ping, id, address, packet, sequence, fragment, document, turn, trace, span, error, failure, passage, chunk, embedding, vector, meter, push, query,
    run, job, transfer, log, timeline, card, key, tag, name, edition, meter reading, label, insert, page
  `),
  /** Says by which other thing a figure was reckoned. */
  'counted-as': phrases(`
    #|half|most|third|quarter|majority ~1 of ~1 answers|responses|replies|forms|ballots ~1 =say|=said|=tick|=ticked|=claim|=claimed, =being ~1 booked|counted|taken|treated|logged|entered as,
    the|a sum|total ~1 over|across|from|of ~1 all|the|each|every|both|two|three|four|five|six|seven,
    counting|taking|treating|reckoning|regarding|assuming ~1 each|every|all|any ~6, each|every ~3 =being ~2 one|a|an, each|every|a ~4 =counted|=counting|=counts|=taken|=treated|=regarded|=reckoned|=booked ~1 as, one per|for_each|for_every ~2 file|tiff|scan|label|print|printout|page|click|visit|view|download|session|event|line|row|box|ticket|form|call|entry|swipe|order|login|ping|stop|record|copy|version|request|photo|clip,
    =number|=count|=sum|=total|=tally of ~6 =handed|=sent|=opened|=logged|=issued|=recorded|=printed|=scanned|=swiped|=sold|=collected|=returned|=registered|=entered|=started|=clicked, if you|we|one believe|trust|go_by|take ~2 number|count|counter|total, the =base|=denominator ~1 =is|=being, as ~1 =base|=denominator, reckoned|computed|worked_out|figured|derived ~2 as|from|by|over, =being ~2 =number|=count|=sum|=total|=tally, by ~2 =count|=number of
  `),
  /** What a number without a unit did, so that it counts people. */
  'crowd-verb': phrases(
    `=hit|=heard|=fetched|=accessed|=called|=requested|=executed|=loaded|=rung|=dialled|=dialed|=crossed|=borrowed|=lent|=starred|=cloned|=forked|=pulled|=searched|=looked_up|=listened_to|=ridden|=rented|=hired|=printed|=scanned|=tapped|=swiped|=watched|=downloaded|=viewed|=played|=read|=opened|=shared|=streamed|=visited|=installed|=cited|=used|=clicked ~2 # ~1 times, # ~1 times a|per|each|every|last|this|in|since|so, # ~2 is|are|were ~2 people|users|customers|readers|visitors|humans|patients|households|developers|students, # =attended|=signed|=visited|=registered|=replied|=answered|=responded|=enrolled|=joined|=subscribed|=voted|=applied|=marched|=watched|=listened|=participated|=benefited|=benefitted|=donated, # took|taking|take part, # ~1 turned|showed|signed up`,
  ),
  /** Says of a number that it is a size, an extent or a record. */
  'says-size': phrases(`
    comprise, comprises, consist|consists of, contain, =hold, =holds, in all, all told, altogether, in total, total, a total of, largest, biggest, so far, to date, amount|amounts to, sum|sums to, come|comes|came to, more than all, yield, yielded, span, spans, cover, covers, wrote, writes, failed, processed, handled, moved, live, in the new,
    convert, converted, imported, migrated, screened, reached, served, helped, a day|week|month|year, last|this day|week|month|year, per day|week|month|year, daily, weekly, monthly, on record, on file, in a log of, went out, came in, trace|traces back, number
  `),
  /** Says of a number of a unit, before it, that it has become that. */
  'came-to': phrases(`
    =come|=comes|=came|=amount|=amounts|=amounted ~1 to, =passed, =reached, =hit, =netted, =number, =numbered, =total, =totalled, =totaled, =rose|=grew|=climbed|=fell|=dropped|=up|=down ~3 to|by, =went from|up|down|to, =exceed, =exceeds, =exceeded, =topped, =tops, =stand|=stands|=stood at, =crossed
  `),
  /** Parts of a whole, said of its members. */
  share: phrases(
    `# ~1 of ~2 <audience>, half|third|quarter|fifth|tenth|majority|most of ~2 <audience>, half the|our|their <audience>, one|two|three|four in|out_of # ~1 <audience>, # inhabitant in, every tenth|third|second|fifth|other <audience>`,
  ),
  /** What comes per event. */
  'event-rate': phrases(
    `open|click|click-through|bounce|conversion rate ~4 #, click|open|conversion|response|reply|bounce|click-through|error|failure|return|answer|opening rate, =converts|=converted ~1 better|worse|more|best, per request|session|visit|impression|view|click|call|mail|letter|hit|search|query|message, share of ~1 requests|sessions|visits|calls|mails|messages|orders, by pixel`,
  ),
  'event-unit': phrases(`<crowd-unit>, <store-unit>,
commit, bug, case of, attendee, enquiry, inquiry, application, applicant, newsletter, parcel, vulnerability, fork, contributor, dog, cat, guest, page load, load
  `),
  equates: phrases(`
    given the|that ~6 put|handed|left|sold|returned|collected|counted, by adding|summing|counting|totting, adding|summing ~1 up, sum of|over, total of ~2 lists|days|sheets|rows, which is # a|per, that is|'s #, being the ~2, given # ~2 tickets|requests|records|rows, reckoned|taken|computed|measured|figured|worked_out as|by|from, the number of|that, as that many, counted|counting each|every, one per, going by, in that count, by count, judging by, stand|stands for, that is, i.e, that means, which means, meaning, in other words, equals, equal, =is the number, are the number, the number of, as many, hence, point|points to, show|shows that, mean|means that, make|makes this|it|us, place|places|put|puts|rank|ranks it|them|us|ours|him|her, prove|proves, amount|amounts to, represent|represents, reflect|reflects, therefore, attest|attests to, testify, evidence of, speak|speaks for, suggest|suggests, so we|it|they|there|that|our|the, so ~3 have|has|own|serve|hold|reach|must, in use, translates, have been screened|reached|served|helped|tested|seen, say|says|tell|tells how, =is how many, which is the, proof of|that, add|adds|added up to, the largest|biggest|highest, more than all, have|has spoken, took part the, the number of
  `),
  distinct: phrases(`
    taking|counting|keeping|entering|listing|using each|every ~4 once, second|repeat|repeated|duplicate|double ~9 =taken_out|=removed|=dropped|=excluded|=left_out|=struck_out|=thrown_out|=discarded, each|every ~3 =counted|=taken|=entered|=listed ~1 only? once,
    taken|counted|put|lumped together as one, taken as one, entering|enters|entered|counts|counting|count once, once by, none ~2 twice, by pseudonym|name|imei|ssn|mac|plate|sku|isin|iban|vin|ean|gtin|accession|shelfmark, by ~3 register|registration|licence|license|insurance|account|membership|staff|student|inventory|batch|lot|call|tax|vat number|no|id, overlapping ~2 merged, # unique, distinct, =unique ids|users|visitors|people|customers|accounts|addresses|devices|records|titles|buyers|names, uniquely, weigh|weighs in, after removing|dropping ~6 twice|already|earlier|shared|repeat, shared|shares ~4 earlier|another, counted|counting by, by household|customer|case|order|patient|file|booking reference, by ~2 chip|address|barcode|isbn|orcid|token|licence|license|label|tag|cookie, one record per, one for each, per verified, each|every ~1 <crowd-unit> once, # ~1 different people|persons|customers|users|addresses|accounts|readers|households|patients|machines|devices|donors|sites, deduplicated, de-duplicated, deduped, deduplicating, deduplication, merged ~3 by|on|to, merged first, collapsed ~3 by|on|to|into, grouped by, group by, counted once, =counted|=counting ~3 by ~4, counting each ~4 once, once each, one per ~2 id|ids|number|key|hash|person|people|account|customer|patient|donor|household|user|address|device|case|reference|serial|member|student|pupil|subject|animal|author|site, aliases folded, folded in, each ~4 once ~4 once, once per, one row per, keyed by|on, by ~2 key, natural key, primary key, by ~3 number|id|ids|address|hash|isbn|doi|serial|email|e-mail|badge|passport|plate|fingerprint, repeats ~5 =dropped|=removed|=merged|=taken|=thrown|=struck, duplicates ~5 =removed|=dropped|=merged|=taken|=thrown|=collapsed|=struck, duplicate ~3 =removed|=dropped|=merged, without duplicates|repeats, after removing ~3 duplicates|repeats, none twice, no ~3 twice, not counted twice, counted only once, told apart, ring number, ringed, marked individually, recaptured, capture-recapture, individually identified, unique ~2 ids, sharing ~6 stayed, unduplicated, by isbn, by doi, cleaned as, {} ~4 same figure|number, whatever ~4 sent|times, however many times|often,
    second|repeat|repeated|duplicate|double ~6 =taken_out|=removed|=dropped|=excluded|=left_out|=struck_out|=thrown_out|=discarded|=filtered, repeats ~4 leaves|leave|leaving|left, =joined|=matched|=linked|=merged ~3 on|by ~3 id|reference|number|key|hash|email|e-mail, was|were|being ~1 =taken|=counted once, went|gone through ~2 one by one, collapse|fold|merge|group|join ~3 into|by|on ~2, tell|tells|telling ~3 apart, each ~3 =taken|=counted|=entered|=kept once, exact repeats|duplicates|copies,
    =entering|=entered|=enters|=appearing|=appears|=listed|=counts ~1 once, no|none ~3 more than once,
    one vote|entry|row|record|ticket per ~2, identical ones|copies ~3 =dropped|=removed|=merged,
    with|after ~3 repeats|duplicates|copies|doubles ~3 =out|=removed|=gone|=dropped|=merged, at most once, distinct,
    unique, uniquely, # ~1 different, deduplicated, de-duplicated, deduped, deduplicating, deduplication,
    merged ~3 by|on|to, merged first, collapsed ~3 by|on|to|into, grouped by, group by, counted once,
    =counted|=counting ~3 by ~4, counting each ~4 once, once each, one per ~2 id|ids|number|key|hash|person|people|account|customer|patient|donor|household|user|address|device|case|reference|serial|member|student|pupil|subject|animal|author|site, aliases folded, folded in,
    each ~4 once ~4 once, once per, one row per, keyed by|on, by ~2 key, natural key, primary key,
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
