import { phrases } from './phrases.ts'

/** Compressions of a thing, documents about a system, and ways of reading the thing itself. */
export const DOCUMENT_PHRASES = {
  digest: phrases(`
    's notes|account|recap|minutes, press office, talk's abstract, spokesman, spokeswoman, spokesperson, notes of,
    word from the, interview with, one-pager, prospectus, pamphlet, synopsis, cliff notes, transcript summary,
    auto-generated notes, talk notes, abstract, summary, summaries, readme, {}readme, changelog, change log,
    changelog line|entry, firmware|upgrade|patch|update|version|build|handover|shift|migration notes, product summary,
    release note, release notes, =title, =titles, page title, page titles, headline, subject line, subject lines, tl;dr,
    tldr, blurb, one-liner, one-line summary, tweet, toot, recap, cover sheet, cover page, cover letter,
    covering letter, press release, press note, announcement, description, short description, dataset card, data card,
    model card, table of contents, contents page, index entry, excerpt, snippet, =digest, preview, teaser, caption,
    thread title, issue title, ticket title, commit message, commit title, =minutes, executive summary,
    management summary, ai overview, outline, précis, precis, gist, conclusions section, =conclusions, note on the box,
    slide, slides, slide deck, deck, =poster, news item, news article, newspaper, newsletter, article about, back cover,
    book jacket, flap, trailer, book review, =subject, gloss, one-line gloss, carton, calendar invite, invite,
    wikipedia, wikipedia article, encyclopedia entry, catalogue entry, search snippet, first paragraph, first page,
    opening paragraph, highlights, key points, bullet points, leaflet, flyer, brochure, fact sheet, factsheet,
    product page, sales page, landing page, store description, meta description, retelling, paraphrase, auto-summary,
    summariser, summarizer, handover note, handover mail, memo, cheat sheet, bulletin, forum post, blog post,
    secondary source, call notes, meeting notes, subtitle, tagline, keywords, =notice, cover note, graphical abstract,
    lay summary, plain-language summary, announcement mail, overview page, status mail, email thread's subject,
    post title, label of the, listing's title, talk abstract, programme booklet, program booklet, front page, news,
    blog, introduction, foreword, preface, review in|by, trade press, wire story, twitter thread, announcement post,
    chatbot|assistant|bot|model's|ai 's? ~1 summary|recap|digest|notes|account, annotation, spine, imprint, footnote,
    citation, quote, obituary, infobox, search result, sticker, own words, popular account, write-up
  `),
  document: phrases(`
    wiring plan, floor plan, site plan, circuit diagram, help output, assembly plan, recipe card, timetable leaflet,
    bill of materials, test plan, interface description, class diagram, service manual, header line,
    product page of the, doc, docs, documentation, handbook, manual, user manual, user guide, developer guide, =spec,
    =specs, specification, =comment, code comments, code comment, docstring, doc string, doc comment, =config, configs,
    configuration, config file, configuration file, settings file, design doc, design document, design note,
    design notes, =design, rfc, man page, =wiki, wiki page, runbook, playbook, api reference, reference manual,
    reference page, reference guide, type signature, type hint, type hints, schema, openapi, openapi file, swagger,
    manifest, help text, help page, =policy, policy document, terraform, terraform module, ansible role, ansible,
    helm chart, helm values, compose file, dockerfile, makefile, crontab, systemd unit, unit file, data sheet,
    datasheet, spec sheet, style guide, admin guide, operator guide, firmware notes, product sheet,
    protocol specification, javadoc, jsdoc, architecture diagram, =diagram, sequence diagram, flow chart, flowchart,
    =architecture, adr, blueprint, whitepaper, white paper, faq, tutorial, header comment, header file, yaml, yaml file,
    json file, ini file, toml, properties file, env file, feature flag, function name, method name, test name,
    vendor docs, =sla, service level agreement, readme, changelog, change log, release notes, release note,
    upgrade guide, migration guide, instructions, installation guide, package insert, quick start, quickstart,
    state diagram, contract, =interface, code owners file, =role, terms of service, =standard, =todo, inline comment,
    =header, config reference, =reference, migration page, set point, set-point, tooltip, =protocol, architecture page,
    policy page, pipeline definition, workflow file, default profile, dag file, comment above|in|on|beside|next
  `),
  'by-design': phrases(`
    according to {}, says {}, as {} says|has|lists|states, per {}, by design, by construction, by contract,
    by convention, by policy, by specification, by default, as set|laid|written|stated ~1 in,
    as ~2 name tells|says|suggests|implies, schema has|declares|says, as designed, as documented, as specified,
    as configured, name says|suggests|implies,
    is|are|was|were ~1 =designed|=meant|=supposed|=documented|=specified|=intended|=declared|=guaranteed|=built|
     =advertised to, designed so that,
    is|are|was|were|been ~1 =configured|=declared|=documented|=specified|=annotated|=typed|=marked as|with|to|in|by|so,
    set to ~6 in|by ~3 config|configuration|settings|role|file|{},
    set ~6 by|in the|our|its ~2 config|configuration|settings|role|file, from|by what it|they is|are called, in theory,
    in|by its|the|our|their ~2 config|configuration|settings|manifest|schema|spec|docs|documentation|readme|design|
     contract|docstring|handbook|manual|diagram, thanks to {}, there's|there_is ~3 line|comment|setting|flag|entry in,
    by a ~2 rule|line|setting|clause|comment|entry in|for, rule in {}, being documented as, =documented as,
    is|are named|called {},
    {} ~1 option|flag|setting|directive|parameter|switch|attribute|annotation|header|rule|step|policy ~1 =keeps|=makes|
     =stops|=turns|=protects|=prevents|=caps|=limits|=ensures|=disables|=enables|=sets|=sends|=tells|=lets|=forces|
     =blocks|=drops|=takes|=gives|=spares|=removes|=handles|=does|=in,
    option|flag|setting|directive|parameter|entry|key|field ~1 {} ~1 =keeps|=makes|=stops|=turns|=protects|=prevents|
     =caps|=limits|=ensures|=disables|=enables|=sets|=sends|=tells|=lets|=forces|=blocks|=drops|=takes|=gives|=spares|
     =removes|=handles, flag|option|setting|line|entry in {},
    protected|covered|guarded|handled|capped|limited|prevented|enforced|taken_care_of|kept_in_check by ~2 {},
    =limited|=capped|=set|=fixed|=held|=bounded|=controlled|=governed to|at ~4 by ~2 {},
    by ~4 {} ~1 step|entry|rule|line|flag|setting|option in, as ~3 named {}, has|have ~2 {} ~1 in,
    which the ~3 role|chart|playbook|module|config|manifest puts|sets|installs|enables|turns, config has|says|sets,
    {} has|declares|sets|says|promises|lists|defines|specifies|states
  `),
  'states-behaviour': phrases(`
    now ~1 =get|=gets|=returns|=raises|=throws|=falls|=accepts|=rejects|=ignores|=skips|=waits|=logs|=fails|=warns|
     =supports|=reads|=writes|=runs|=starts|=stops|=respects|=honours|=follows|=carries|=sorts|=loads|=opens|=closes|
     =includes|=handles|=resolves|=creates|=copies|=checks,
    =is|=are ~1 =ignored|=skipped|=reloaded|=retried|=escaped|=sorted|=kept|=dropped|=removed|=deleted|=stored|=written|
     =sent|=parsed|=rendered|=hidden|=disabled|=enabled|=encrypted|=hashed|=compressed|=batched|=resolved|=inherited|
     =overridden|=merged|=created|=loaded|=copied|=rejected|=refused|=restored ~4 when|if|before|after|unless|without|
     instead|until|only|automatically|lazily|anyway|twice|once, falls back to, defaults to, takes precedence,
    has no effect, are left alone, is left alone, stays as it|is, keeps its, is|are =opt-in|=optional|=off by default,
    as soon as, unless, only when|once|if|after, a single time,
    =now show|shows|appear|appears|return|returns|use|uses|send|sends|keep|keeps,
    no longer poses|shows|returns|sends|needs|uses,
    is|are ~1 =withheld|=cached|=pooled|=expanded|=retained|=discarded|=truncated|=cleared|=uploaded|=refreshed,
    =expire|=expires after|when, =consists|=consist of, alike, only {}, goes|go red|green for|on|when, returns to #,
    runs every|each, every night|day|hour|minute the, incremental, along with ~2
  `),
  'read-whole': phrases(`
    gone|went over ~4 sheet|page|line|clause|drawing, every|each ~1 sheet|drawing|slide|frame|minute|verse,
    claim by claim, sentence by sentence, clause by clause, from a to z, unabridged, uncut, whole of it,
    tables included, the draft|drawings|patents|bill|transcript itself|themselves, in its entirety, all of it,
    twice over, appendix and all, in full, full text,
    whole text|paper|thing|report|thread|document|book|article|ticket|mail|letter|ruling|contract|study|transcript|
     recording|thing,
    complete|entire text|paper|thing|report|thread|document|book|article|ticket|mail|letter|ruling|contract|study|
     transcript|recording,
    paper|report|ticket|thread|study|mail|letter|article|text|document|book|contract|source|original|rfc|ruling|survey|
     guide|code|log|diff|judgment|judgement|statute|standard|notice itself, in the original, original ~2 in full,
    primary source|text, from beginning to end, cover to cover, from start to finish, start to finish, front to back,
    top to bottom, end to end, to the end, to the last page|line|word, word for word, word by word, line by line,
    page by page, every ~1 page|word|line|section|paragraph|clause|message|comment|commit,
    all ~3 pages|messages|sections|chapters|paragraphs|tables|comments|commits|clauses|entries|slides|appendices,
    # ~2 pages ~3 read|all, both appendices, the appendix, appendices, sections # ~3 to, gone through the ~3,
    went through the ~3, worked ~1 through the ~3, =read ~3 through, read it all,
    i|we|have|had|'ve|then|now|since|since_then ~2 =read ~1 the|that|all|it|them|its|every|both|whole ~6,
    reading the ~4 itself|whole|full, which|that i|we ~2 read, of which i|we read,
    listened to ~5 recording|talk|lecture|interview|call|whole, watched ~5 recording|talk|video|lecture, read ~4 diff,
    read the source|code|body|text|paper|report|thread|whole|original|bill|act|statute|transcript,
    beyond the|its|their ~1 abstract|abstracts|summary|title, checked against the original, raw transcript,
    the text itself, reads the same, all read, full-text, studied the ~4, opened the ~3 and read, read on to,
    text ~2 says the same, own text,
    opened the full|whole|complete|original ~2, every ~1 sheet|leaf|figure|table|slide|word of|with, gone|went over|through ~4 with|all|line|page|sheet, =transcribed ~4, # -page list|report|document itself, list|letter|report|paper|book|table itself, =read ~1 with, pencil in hand, all ~1 four|five|six|eight|ten|twelve|twenty|thirty|#, i|we ~2 have ~1 =read|=gone|=been|=worked|=looked ~1 the|through|them|both|all|it|that ~5, =read both|all|them, table|section|chapter|page|appendix # ~2 gives|says|has|shows|states|confirms|reports
  `),
  'ran-it': phrases(`
    verified with|by a|running ~4, # out of # runs|tries|times,
    i|we =changed|=compiled|=built|=set|=turned|=flipped|=cut|=raised|=lowered ~8 and,
    the next ~2 reflected|showed|used, =held ~3 open, watched ~4 on the wire, in the trace, on the wire,
    at the terminal, the counter moved|rose|went, stood beside it, at # ~2 it =shut|=opened|=closed|=stopped|=started,
    shut|opened|closed at #, =it did, each time it did, we ran|tried it ~4 and, on the ~1 test|bench stand|rig|bench,
    all ~1 # ~2 =arrived|=came|=survived|=were, was|were answered|rejected|refused|met with, came out|back as,
    #|one ~2 came out, held open by ~4 it, ran|run|running it,
    when i|we ~1 =ran|=killed|=tried|=sent|=fed|=pulled|=called|=stopped|=filled|=unplugged|=restarted|=rebooted|=cut|
     =loaded|=crashed|=posted|=opened,
    i|we|colleague|she|he|they ~3 =tried|=ran|=fed|=killed|=tested|=sent|=called|=executed|=crash-tested|=reproduced|
     =observed|=watched|=timed|=measured|=stepped|=traced|=profiled|=posted|=deployed|=triggered|=pulled|=restarted|
     =rebooted|=unplugged|=hammered|=asked_for|=put|=sniffed|=captured|=counted ~4, tried it, tested it, fed it,
    fed ~4 and, sent it, sent ~6 and got, killed it, kill -9, killing it, crash-tested, stepped through,
    stepping through, single-stepped, debugger, breakpoint, =traced, =trace, tracing, strace, ltrace, dtrace, blktrace,
    tcpdump, wireshark, packet capture, profiler, instrumented, executing it, call ~6 =returned|=gave|=raised,
    got a ~3 {}, got {}, =gave {}, =raised {}, reading {},
    reading the ~4 code|source|sources|implementation|function|method,
    read ~3 code|source|sources|implementation|function|method|handler|diff|body|{},
    source|code|sources ~2 shows|says|does|confirms|agrees, in the code itself,
    looked at the code|source|implementation, followed ~5 code, grepped, grep ~4 shows|finds, decompiled, disassembled,
    saw it ~3, we|i saw, seen it ~3, =timed it, with a stopwatch, oscilloscope, multimeter, tachometer, logic analyser,
    pulled the plug, in a repl, in a shell, on the bench, at runtime, at run time, reproduced, load test, fuzzed,
    fuzzing, property test, does exactly that, exactly that, and it did, and it does, is what happened|happens,
    found exactly, with a probe, the diff of, all ~3 came ~2 back|out ~3,
    {} ~5 =returned|=gave|=raised|=printed|=shows|=showed, after # ~4 gone|deleted|closed|logged, went silent at,
    turned away, meter read, measured # ~6, opened it and,
    confirmed ~1 by ~8, =resized|=restarted|=loaded|=opened|=called|=sent|=run|=tried|=posted|=pinged # ~1 times, under heaptrack|valgrind|load|perf|strace, i|we ~2 =overwrote|=compiled|=replayed|=flipped|=changed|=edited|=deleted|=uploaded|=switched|=toggled|=requested|=pinged|=resized|=replaced|=renamed|=logged|=submitted|=closed|=dipped|=heated|=froze|=held|=turned|=pressed|=plugged|=removed|=queried|=checked|=looked|=verified|=fuzzed|=grepped|=jammed|=tested ~4 and,
    =overwrote|=flipped|=changed|=deleted ~3 and ~4, i|we changed one, next query|request|call ~1 =returned|=reflected|=gave|=got|=failed|=showed, small script, # out of # runs, verified with ~3, a ~2 script ~3 shows|confirms, at ~2 code, =peaked at, response headers, headers of, each|every|all|both ~2 answered|came_back|returned|failed|passed, and it ~1 =did|=does|=held|=was, got ~3 back, =ran the ~3 vectors|suite|tests|script|binary|command,
    =got|=returned|=gave|=answered|=drew ~2 401|403|404|409|422|429|500|503|200|204|201, sat ~3 idle, let it ~6 and, left it ~6 and, i|we ~1 =waited|=let|=left ~8 and|then, on my|our machine|laptop|phone|box, in staging, a|the run ~6 =showed|=gave|=printed, log|logs shows|show it|the|both|all ~4, =watched it|them|the ~4, under test, in a test|trial ~6 =held|=stayed|=came|=got|=took, with|after the ~2 unplugged|pulled|killed|stopped|cut|switched
  `),
}
