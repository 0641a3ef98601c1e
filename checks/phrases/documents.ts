import { phrases } from './phrases.ts'

/** Compressions of a thing, documents about a system, and ways of reading the thing itself. */
const HEADS =
  'page|sheet|note|notes|guide|chapter|section|appendix|text|clause|paragraph|instructions|rules|leaflet|booklet|book|handbook|manual'

/** Short texts by which a thing that is made or sold tells what it does: a compression and a document in one. */
const PRODUCT_TEXTS = phrases(`
  readme, {}readme, changelog, change log, change list, changelist, changelog line|entry, release note, release notes, what's new, whats new, firmware|upgrade|patch|update|version|build|migration note|notes,
  release announcement|bulletin|mail|post|blog, update blurb, blurb, datasheet summary, fact sheet, product page|summary|sheet|blurb|description|listing|website, package description,
  insert ~1 short version, store|app|marketplace|plugin|plug-in listing|description|blurb, security bulletin|notice, service|technical|product|safety|field bulletin|notice, vendor|maker|manufacturer|supplier|maintainer 's ~2 website|site|blurb|bulletin|notes|list|summary, project website|page|homepage, spec summary, feature list|matrix|page|table|overview, comparison table|chart, quick reference, quick-start card,
  upgrade note|notes, patch notes, launch post, product tour, sales deck, pitch deck, label on
`)

export const DOCUMENT_PHRASES = {
  /** A short form of a thing that somebody made, from which the thing itself is told. */
  digest: [
    ...PRODUCT_TEXTS,
    ...phrases(`
      one-page|one-paragraph|two-page|short|three-line|one-line|half-page digest|summary|version|overview|recap|note, short|abridged|condensed|executive|simplified|plain|shortened version|edition|form, bird's-eye view, key facts|findings|messages|takeaways|figures|results|numbers, management letter, annual report, data brief, policy brief, research brief, news in brief, fact box, info box, info sheet, infographic, side bar, pull quote, film|documentary|movie|game|series 's trailer,
      cve title, advisory|report|paper|article|thesis|book|study|trial|review 's ~1 title|abstract|summary|headline|introduction|conclusion|discussion|blurb, section heading|headings, chapter heading|title|titles, search listing, hit list, the first|opening ~1 paragraph|page|pages|lines|slide|minutes|chapter, last ~1 paragraph|slide|page, talk title, session title, webinar, keynote, conference ~1 talk|report|blog, ted talk, lecture slides, seminar notes, elevator pitch, teaser, book jacket, dust cover, inside flap,
      incident digest|summary|report|note, post-mortem|postmortem ~1 summary|headline|abstract, standup|stand-up|sprint|retro notes|summary|recap, slack|teams|chat|thread|email|mail|call ~1 summary|recap|digest, call|meeting|interview|lecture|hearing transcript summary, transcript ~1 summary|digest, weekly digest|mail|newsletter, out-of-office, calendar entry|invite, invite ~2 title, agenda item, programme note|notes, sleeve notes, linkedin, mastodon, word on the street, trade magazine|journal|fair, wire report, news wire, agency report, evening news, local news, broadcast, talk show, tabloid, opinion piece, op-ed, fan page, fandom, listicle, explainer, primer, companion guide, study guide, crib sheet, crib notes, spark notes, wiki article|entry|summary, dictionary entry, lexicon, digest of, survey article, review article, meta-review, secondary literature, quotation in, citing work|article|study
    `),
    // Of a text: what stands before, on or about it.
    ...phrases(`
      abstract, summary, summaries, synopsis, executive summary, management summary, lay summary, plain-language summary, graphical abstract,
      outline, précis, precis, gist, =digest, recap, tl;dr, tldr, highlights, key points, bullet points, =conclusions, conclusions section,
      =title, =titles, subtitle, headline, headlines, tagline, strapline, blurb, back cover, flap, book jacket, dust jacket, spine, imprint, table of contents,
      contents page, index entry, excerpt, extract, snippet, email|link|message|search preview, teaser, film trailer, caption, legend, article's|its|story's lead, lead paragraph|sentence, standfirst, headnote, abstract page, first|opening|last|closing paragraph|page|lines|sentence,
      introduction, foreword, preface, keywords, footnote, endnote, gloss, one-line gloss, one-liner, quotation, cover sheet|page|letter|note,
      covering letter|note|mail, sleeve|liner|programme notes, surtitle, subheading, heading, headings, running head, bibliographic record
    `),
    // Of a change or a piece of software.
    ...phrases(`
      readme, {}readme, changelog, change log, changelog line|entry, release note, release notes, what's new, firmware|upgrade|patch|update|version|build|migration notes,
      commit message|messages|title|titles|subject|log, pr title|description|body|summary, pull request title|description, issue|thread|ticket|bug|post title|titles|description,
      product summary, product page, landing page, sales page, store description, store listing, dataset card, data card, model card, package description,
      announcement, announcement post|mail, roadmap, advisory
    `),
    // Of what was said, sent or met about.
    ...phrases(`
      the minutes, minutes of, meeting|board|committee|council minutes, =minutes ~1 say|state|record|note, call notes, meeting notes, handover note|notes|mail|sheet, shift notes, hand-over note,
      subject, subject line, subject lines, calendar invite, invite, status mail|email, memo, briefing, =brief, one-pager, two-pager, fact sheet, factsheet, summary sheet, summary slide,
      slide, slides, slide deck, deck, =poster, handout, talk abstract, programme|program booklet, debrief, discharge summary|letter, referral letter, clinic letter, triage note, case note|notes,
      advisory, advisories, security advisory, voicemail, sticky note, post-it, =telegram, circular, newsletter, bulletin, =notice
    `),
    // Of the press and of reference works.
    ...phrases(`
      press release, press note, press coverage, trade press, the press, local|evening|morning|weekly|daily|sunday paper, newspaper, newspapers, news item|article|story|report|site|agency, wire story,
      front page, magazine, article about, editorial, review in|by, book review, obituary, documentary, podcast, radio, tv report|programme, feature on, interview with,
      wikipedia, wikipedia article, encyclopedia, encyclopaedia, encyclopedia entry, infobox, catalogue entry, catalog entry, lot description, popular account, textbook, secondary source, second-hand report,
      =news, blog post, forum post, blog of, tweet, toot, thread on, twitter thread, write-up, retelling, paraphrase, search snippet|result|results|snippets
    `),
    // On a thing that is sold.
    ...phrases(`
      flyer, flier, brochure, prospectus, pamphlet, advert, advertisement, =ad, =advertising, commercial, sales pitch, sales rep, particulars, packaging, wrapper, carton, sticker, 
      the label, back label, note on the box, cheat sheet, plaque, rating plate, nameplate
    `),
    // By a machine.
    ...phrases(`
      auto-summary, summariser, summarizer, ai overview, meta description, chatbot|assistant|bot|agent|subagent|sub-agent|model|copilot|llm 's ~2 summary|recap|digest|notes|account|report|findings|write-up|answer,
      subagent|sub-agent report|summary, transcript summary, thread recap|recaps, auto-generated ~2 recaps|summary|notes|minutes, own words
    `),
    ...phrases(`thread|post|article|talk|video|blog|mail that|which ~1 sums|summarises|summarizes|retells|recaps, thread|threads about|on, one-sentence|two-sentence|three-sentence|one-line|two-line|half-page|one-page|two-minute|five-minute ~1 version|statement|account|summary|answer|report|reply|telling, overview page, email thread's subject, label of the, listing's title, description, short description, annotation on, citation, highlights reel, cover note, executive|topic|vendor's overview, firmware note, hand-out, citing paper, fact box, back-cover text, flap text, headline figure, abstract book,
's notes|account|recap|minutes, press office, talk's abstract, spokesman, spokeswoman, spokesperson, notes of, word from the, cliff notes, auto-generated notes, talk notes, =subject
  `),
  ],
  /** What tells how a system is meant to behave. */
  document: [
    ...PRODUCT_TEXTS,
    ...phrases(`
      settings|config|configuration|help|reference|documentation|docs|faq|support|policy|pricing|permissions|options|preferences|features|specs|api|manual|protocol|procedure ~1 ${HEADS}, user|operator|owner|service|maintenance|field|lab|training|safety|quality|process|reference|integration|style|deployment|install|admin ~1 ${HEADS}|docs|documentation, procedure, =procedures, work|working|operating instruction|instructions|procedure|procedures, requirement|requirements specification, interface|functional|design|technical specification, statement of work, scope of work, tender, =agreement, =contracts, terms and conditions, small print, fine print, clause #, section #, chapter #, paragraph #, article #, appendix #|a|b|c,
      code of practice, =code book, codebook, data dictionary, =dictionary, field list, glossary, data model, entity diagram, wiring list, schematic, schematics, circuit plan, pinout, piping diagram, layout plan, floor plan, evacuation plan, emergency plan, contingency plan, business continuity plan, security|privacy|data|access|retention|backup|password|leave|travel|expense|safeguarding|return|refund|marking|admission|admissions|joiner-mover-leaver policy, =policies, =regulation, rule #, house rules, lab rules, game rules, rulebook, score rules, course outline|handbook|description|guide, =module descriptor, exam regulations, study plan, protocol section, trial protocol, consent form, product label, label claim, care label, nameplate, type label, spec plate, warning label, instruction card|manual|video|booklet, assembly instructions|guide|video, getting-started guide, support article|page|note|answer|forum, kb article, knowledge article, knowledge base article, white-paper, app note, application note, =errata, erratum, engineering notebook, lab manual, method sheet, sop, batch record template, recipe, formula sheet, master plan, roster rules, duty rules, timetable note, tariff, price list, catalogue text, order form,
      front panel comment, panel comment, comment at|near|under|over|beneath, =comments in|on|above, commented in, annotation, annotations, decorator, attribute name, class name, file name, method ~1 name, its name|signature|type|docstring|return_type, type definition|definitions, type hints, interface definition|file, proto file, graphql schema, json schema, xsd, ddl, table definition, column comment, migration file, .env.example, example config, sample config, default config|configuration|settings, defaults file, values file, values.yaml, makefile target, ci config|file|yaml, workflow yaml, pipeline yaml, build file, gradle file, terraform plan|code|file|state, ansible playbook|role, puppet manifest, chef recipe, cloudformation, k8s manifest, deployment yaml, service file, unit file, launchd plist, udev rule, nginx conf|config, apache conf, robots.txt, security.txt, htaccess, sudoers, group policy, registry key, policy object, iam policy, bucket policy, lifecycle rule, retention rule, cache-control header, feature flag name
    `),
    // Written for those who use or run it.
    ...phrases(`
      doc, docs, documentation, handbook, manual, user manual, user guide, =guide, developer guide, admin guide, operator guide, quick start, quickstart, tutorial, faq, help text, help page, help centre|center, man page,
      runbook, playbook, =wiki, wiki page, knowledge base, api reference, reference manual|page|guide, =reference, config reference, cookbook, readme, changelog, change log, release notes, release note, upgrade|migration|installation|style|setup guide,
      migration page, vendor docs, instructions, instruction leaflet|sheet, operating instructions, instructions for use, package insert, product sheet, product summary, firmware notes, tooltip, onboarding guide, online help, faq page, usage text
    `),
    // Agreed before it was built, or drawn.
    ...phrases(`
      =spec, =specs, specification, spec sheet, design doc, design document, design note, design notes, design, design sheet, rfc, adr, blueprint, =drawing, =drawings, whitepaper, white paper, data sheet, datasheet, =standard, =protocol, protocol specification,
      contract, =sla, service level agreement, terms of service, =policy, policy document, =document, =paperwork, app|application|technical|tech|design|field|service|safety|engineering note|notes, threat model, data model, name plate, serial plate, column|table|field|file|host|job|branch|tag|package|plug-in|plugin name, release announcement|bulletin, terms, licence agreement, license agreement, price list, tariff sheet, exam rules, house rules, treaty, code of conduct, access list, menu card, parts list, packing list, safety sheet, test protocol,  =leaflet, =charter, =guideline, =guidelines, =checklist, =curriculum, =syllabus, prescription label,  policy page, architecture, architecture page|diagram, =diagram, sequence diagram, state diagram, flow chart, flowchart, wiring plan|diagram, circuit diagram, floor plan,
      requirements document, product plan, proposal, interface description, type plate, rating plate, sop, standard operating procedure, statutes, bylaws, by-laws, rule book, rulebook, =timetable, =law, =laws, =rules, =statute, regulations, care plan, method statement
    `),
    // In or beside the code.
    ...phrases(`
      =comment, code comment, code comments, inline comment, header comment, comment above|in|on|beside|next, docstring, doc string, doc comment, header, header file, header line, javadoc, jsdoc, type signature, type hint, type hints, type annotation, signature, schema,
      openapi, openapi file, swagger, function name, method name, test name, variable name, field name, =todo, typings, annotations, protobuf, idl
    `),
    // Settings.
    ...phrases(`
      =config, configs, configuration, config file, configuration file, settings file, manifest, policy file, terraform, terraform module, ansible role, =role, helm chart, helm values, compose file, dockerfile, makefile, crontab,
      cron entry, systemd unit, unit file, yaml, yaml file, json file, ini file, toml, properties file, env file, feature flag, lock file, lockfile, cargo.toml, package.json, pyproject, pom, set point, set-point, setpoint, pipeline definition, workflow file,
      default profile, dag file, code owners file, playbook, firewall rules, rule file, timetable of, preset, config map, configmap, deployment descriptor,
wiring plan, site plan, help output, assembly plan, recipe card, timetable leaflet, bill of materials, test plan, class diagram, service manual, product page of the
  `),
  ],
  'by-design': phrases(`
    name|title|label|sign gives|gave it away,
    how|way ~4 is|was|are|were|been|being ~1 =designed|=built|=meant|=wired|=written|=intended|=conceived|=set_up|=specified|=planned|=configured|=programmed, by type, by definition, by =default, by default_setting, by its nature, by virtue of its|the|their type|name|design|config, by architecture, 
    is what ~2 is|are|was|were there|made|meant|designed|built|for, the point|idea|intention|intent|purpose|promise of ~5 is, as intended, as meant, as agreed in|with|on, the type|signature|name|annotation|decorator|attribute|schema|interface|contract|flag|option|=setting ~3 =forbids|=guarantees|=allows|=prevents|=rules|=promises|=ensures|=makes|=says|=tells|=implies|=suggests|=demands|=requires|=declares, is typed|named|declared|annotated|marked|labelled|labeled|tagged|defined|documented|registered ~1 as, named|called ~2 {} for|so|hence|because|and,
    is ~1 written in|into ~4 <document>, <document> is|are clear|explicit|unambiguous, clear from ~3 <document>, going|to_go by ~2 name|names|label, by the sound of its name, name alone, it is|'s ~1 in ~5 settings|config|configuration|options|preferences,
    by design, by construction, {} in the|our|its ~3 <document>, in the ~2 <document> we|it|they say|says|state|states|promise, option|flag|setting|directive|parameter|entry|key|field|switch|rule|attribute {} ~1 =rejects|=refuses|=skips|=hides|=shows|=adds|=picks|=selects|=allows|=denies|=strips|=rotates|=compresses|=encrypts|=logs|=restarts|=retries|=caches|=raises|=lowers|=changes, by contract, by convention, by spec, by law, by the book, on paper ~1 it|the|this|a, programmed|configured|built|wired|designed|set_up that|this way, judging|going|to_go|to_judge by|from its|the|their name|names|label, name suggests, label|sign|notice|plate|sticker on|at|by|above ~4 says|states|warns, according to|per|judging by|going by|going by ~1 {}, as ~4 <document> says|states|has_it|puts_it|requires|prescribes|promises|specifies, by policy, by specification, by =default, as set|laid|written|stated ~1 in the|its|our|their ~2 <document>, as set in, as laid down in, {} is|are ~1 set to|in|on|by, what ~4 is|are set|configured|programmed to, is|are ~1 set in|by the ~1 defaults|settings|options|config, in the help|docs|documentation|manual it says, it says there, it ~1 promises, under the design|terms|rules of, as ~2 name tells|says|suggests|implies, schema declares|says|has_it, as designed, as documented, as specified, as configured, name ~4 says|suggests|implies|tells|promises|shows, is how it|they ~1 is|are|was|were =designed|=built|=meant|=wired|=set_up|=specified, called|named {} so|hence|which, hence|therefore the name,  is|are ~1 =designed|=documented|=specified|=intended|=declared|=guaranteed|=built|=advertised|=engineered|=certified|=rated to, to|which|that|it|they|and is|are ~1 =meant|=supposed to, designed so that, is|are|was|were|been ~1 =configured|=declared|=documented|=specified|=annotated|=typed|=marked as|with|to|in|by|so, set to ~6 in|by ~3 config|configuration|settings|role|file|{}, set ~6 by|in the|our|its ~2 config|configuration|settings|role|file, from|by what it|they is|are called, the way ~4 is|are ~1 set_up|configured|wired|built|designed|meant|laid_out, it|that|which is|'s ~1 the|a|its|our set_point|setpoint|default|rule|policy|convention|setting|norm, it|that|this is|'s in the|its|their|our ~2 <document>, stands|written|laid_down|spelled_out|spelt_out|noted|listed in the|its|their|our <document>, see <document>, in theory, in|by its|the|our|their ~2 config|configuration|settings|manifest|schema|spec|docs|documentation|readme|design|contract|docstring|handbook|manual|diagram, thanks to {}, there's|there_is ~3 line|comment|setting|flag|entry in, by a ~2 rule|line|setting|clause|comment|entry in|for, rule in {}, being documented as, =documented as, is|are named|called {}, {} ~1 option|flag|setting|directive|parameter|switch|attribute|annotation|header|rule|step|policy ~1 =keeps|=makes|=stops|=turns|=protects|=prevents|=caps|=limits|=ensures|=disables|=enables|=sets|=sends|=tells|=lets|=forces|=blocks|=drops|=takes|=gives|=spares|=removes|=handles|=does|=in, option|flag|setting|directive|parameter|entry|key|field ~1 {} ~1 =keeps|=makes|=stops|=turns|=protects|=prevents|=caps|=limits|=ensures|=disables|=enables|=sets|=sends|=tells|=lets|=forces|=blocks|=drops|=takes|=gives|=spares|=removes|=handles, =flag|=option|=setting|=line|=entry in {}, protected|covered|guarded|handled|capped|limited|prevented|enforced|taken_care_of|kept_in_check by ~2 {}, =limited|=capped|=set|=fixed|=held|=bounded|=controlled|=governed to|at ~4 by ~2 {}, by ~4 {} ~1 step|entry|rule|line|flag|setting|option in, as ~3 named {}, has|have ~2 {} ~1 in, which the ~3 role|chart|playbook|module|config|manifest puts|sets|installs|enables|turns, config has|says|sets, {} declares|sets|says|promises|lists|defines|specifies|states,
according to {}, as {} says|has|lists|states, 
  `),
  /** Turns in which one states how a thing behaves rather than how it was seen to. */
  'states-behaviour': phrases(`
    as soon as, unless, only when|once|if|after|where|in|for|on, is|are never, never ~3 twice|again|more_than, is|are ~2 =nightly|=hourly|=daily|=weekly|=monthly, once a|per|every day|night|hour|week|minute, at most #, is|are not ~2 when|if|unless|until|again, is|are ~1 =kept|=stored|=held|=retained|=cached|=archived|=deleted|=purged|=removed|=rotated for|after #, a single time, =now show|shows|appear|appears|return|returns|use|uses|send|sends|keep|keeps, no longer poses|shows|returns|sends|needs|uses, is|are ~1 =withheld|=cached|=pooled|=expanded|=retained|=discarded|=truncated|=cleared|=uploaded|=refreshed, =expire|=expires after|when, =consists|=consist of, alike, and only {}, goes|go red|green for|on|when, returns to #, runs every|each, every night|day|hour|minute the, incremental, along with ~2,
now ~1 =get|=gets|=returns|=raises|=throws|=falls|=accepts|=rejects|=ignores|=skips|=waits|=logs|=fails|=warns|=supports|=reads|=writes|=runs|=starts|=stops|=respects|=honours|=follows|=carries|=sorts|=loads|=opens|=closes|=includes|=handles|=resolves|=creates|=copies|=checks, =is|=are ~1 =ignored|=skipped|=reloaded|=retried|=escaped|=sorted|=kept|=dropped|=removed|=deleted|=stored|=written|=sent|=parsed|=rendered|=hidden|=disabled|=enabled|=encrypted|=hashed|=compressed|=batched|=resolved|=inherited|=overridden|=merged|=created|=loaded|=copied|=rejected|=refused|=restored ~4 when|if|before|after|unless|without|instead|until|only|automatically|lazily|anyway|twice|once, falls back to, defaults to, takes precedence, has no effect, are left alone, is left alone, stays as it|is, keeps its, is|are =opt-in|=optional|=off by default
  `),
  /** A part of a system, and what such a part does of itself. */
  'system-part': phrases(`
    parser, server, client, agent, loader, service, queue, cache, job, handler, function, method, endpoint, api, driver, daemon, scheduler, router, proxy, worker, page, report, tool, script, command, card, board, controller, sensor, pump, valve, watcher, plugin, hook, module, library, compiler, linter, importer, exporter, migration, release, it
  `),
  /** What is done to things by a rule: said in the passive and the present. */
  'is-done': phrases(`
    is|are ~2 =ignored|=skipped|=retried|=queued|=resumed|=truncated|=rounded|=left_out|=logged_out|=signed_out|=reported_with|=treated_as|=turned_into|=hashed|=reused|=expanded|=normalised|=normalized|=escaped|=wiped|=purged|=archived|=rejected_with|=inherited|=appended|=prefixed|=deduplicated|=indexed|=redirected_to,
    only ~2 can|may, =automatically, by =default
  `),
  'system-acts': phrases(`
    <system-part> =compares|=exports|=imports|=connects|=computes|=reads|=writes|=sends|=parses|=retries|=waits|=ignores|=skips|=names|=lists|=stores|=loads|=caches|=opens|=closes|=polls|=copies|=resolves|=renders|=emits|=accepts|=returns|=picks|=supports|=keeps|=deletes|=creates|=starts|=asks|=uses|=honours|=honors|=resets|=debounces|=sorts|=merges|=splits|=appends|=streams|=flushes|=encrypts|=posts|=uploads|=syncs|=refreshes, <system-part> =falls back
  `),
  /** When or under which condition; says a rule only of a present verb. */
  'rule-of-time': phrases(`
    =before ~1 it|they|giving|the|its|any|anything|being|going, =until it|they|the|its|all|a|confirmed|told, =never =block|=blocks|=wait|=waits|=touch|=touches|=change|=changes|=write|=writes|=read|=reads|=send|=sends|=leave|=leaves|=ask|=asks|=show|=shows|=retry|=retries|=overwrite|=overwrites|=delete|=deletes, =now =writes|=reads|=runs|=checks|=takes|=gives|=asks|=waits|=starts|=stops|=opens|=closes|=prints|=logs|=skips|=ignores|=accepts|=rejects|=retries|=falls|=follows|=honours|=honors|=supports|=handles|=works|=stores|=loads|=sorts|=counts|=names|=lists, as before, same as before, no longer =reported|=blocks|=block|=written|=sent|=counted|=shown|=asked|=needed|=loaded|=called, not =tried|=retried|=counted|=sent|=written|=shown again, in that order, in reverse order, on demand, at once, by itself, on its|their own, of its own accord, once per, whatever the, regardless of, irrespective of, whether or not, in either case, instead of ~1 =failing|=crashing|=waiting|=throwing|=guessing, rather than =failing|=crashing|=waiting|=throwing|=guessing
  `),
  'read-whole': phrases(`
    =read ~2 its|all|the|their|both|every|these|those ~2 pages|page|paragraphs|chapters|sections|clauses|articles|mails|letters|messages|entries|chats|transcripts, all # ~1 mails|letters|messages|entries|chats|transcripts|pages|replies|tickets, bears|bear|bore it out, tables and all, got hold of ~9 and read,
    statement|sentence|clause|line|row|page|word|article|paragraph|section|chapter|figure|table|slide|frame|bar|verse|commit|file by statement|sentence|clause|line|row|page|word|article|paragraph|section|chapter|figure|table|slide|frame|bar|verse|commit|file, =gone|=went|=worked|=waded|=ploughed|=combed through it|them|the|all|every|each, =seen|=read|=opened|=studied|=got|=had|=obtained|=fetched|=dug_out ~4 itself|themselves|in_full, went|gone|turned|turning back to the, full|complete|whole|entire|original|underlying|primary ~1 article|paper|report|text|document|letter|patch|code|contract|study|dataset|data|transcript|recording|ruling|standard|spec|manual|thread|file|statute, methods|results|discussion|supplement|supplementary|appendix|appendices ~2 section|sections|material|and ~4 read, i|we ~2 =read ~6 methods|results|supplement|appendix|appendices|tables|body|main_text|whole|full,
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
    =inserting|=writing|=setting|=opening|=removing|=posting|=adding|=moving|=turning|=holding|=changing|=passing|=booking|=asking ~7 =failed|=worked|=gave|=threw|=drew|=set_off|=brought|=was|=were, =failed|=stopped|=ended ~1 with a|an|the ~4 error|exception|message|refusal|code|violation, mine ~1 =went|=did|=came|=stopped|=gave, in ~4 the ~1 boiler|lamp|heater|pump|fan|light|valve|door|motor ~1 =came|=went|=started|=stopped|=opened|=closed,
    byte for byte, bit for bit, seen|visible|found|confirmed|borne_out ~2 in|on|by ~2 dump|trace|capture|export|packets|packet|log|logs|scope|field|practice|use|wild|lab|bench, =pulling|=killing|=cutting|=unplugging|=sending|=feeding|=running|=calling|=entering|=typing|=pressing|=loading|=deleting ~7 =left|=gave|=got|=made|=showed|=brought|=returned|=raised|=threw|=produced|=kept|=had|=met, was|were ~2 =refused|=rejected|=answered|=accepted|=denied|=blocked ~1 as|with|by, all|each|every ~3 =refused|=rejected|=accepted|=expired|=gone, # ~1 in|out_of|of # ~2, i|we|she|he ~2 =diffed|=booted|=keyed|=entered|=typed|=dropped|=cut|=poked|=dialled|=connected|=measured|=weighed|=checked ~9, on the ~1 bench|rig|device|board|meter|scope|wire|simulator|emulator, in the ~1 emulator|simulator|sandbox|debugger|repl|lab, scope had|showed|shows, proof of concept, gave|got|returned|came_back|came_out # ~3 of|out_of|times|in, # ~1 times out of, in a dump of, when i|we ~1 =send|=try|=call|=feed|=press|=pull|=cut|=run,
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
