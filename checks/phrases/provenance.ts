import { phrases } from './phrases.ts'

/** Who made the data: people, or the measuring side itself. */
export const PROVENANCE_PHRASES = {
  /** What people feel, want or think. */
  attitude: [
    // Liking and wanting.
    ...phrases(`
      prefer, =love, =loves, =loved, =like, =likes, =liked, =enjoy, =enjoys, =enjoyed, =want, =wants, =wanted, adore, favour, favor, appreciate, =value, =values, =valued, crave, craving, =miss, =misses, dislike, hate, resent, object|objects to,
      fond, keen, eager, hooked, appetite, demand, ask|asks|asked for, clamour|clamor for, drawn to, flock, flocked, care about, look|looks forward to, opt for, choose, chose ~2 over, in favour, in favor, vote|votes|voted for, voting, voted, vote
    `),
    // Contentment and mood.
    ...phrases(`
      =happy, =happier, =satisfied, =delighted, =pleased, =content, =thrilled, =excited, =grateful, =thankful, =comfortable, =relaxed, =annoyed, =frustrated, =angry, =worried, =motivated, =engaged, =enthusiastic, =encouraging, =positive, =impatient,
      enthusiasm, excitement, sentiment, mood, satisfaction, morale, engagement, polite, terse, tersely, short of time, friendly, feel, =feels, at ease, at home, at risk
    `),
    // Judging, trusting and recommending.
    ...phrases(`
      trust, =think, =thinks, =believe, =believes, =convinced, =rate, =rates, =rated, =praise, =praised, recommend, approve of, welcome, embrace, =concur, =agree, =agrees, find|found|finds ~5 easy|easier|useful|helpful|clear|hard|better|natural|intuitive|fair|pleasant|confusing|difficult,
      interest, interested, popular, popularity, loyal, loyalty, readership, following, reads|read|sounds|sound|looks|look|feels|feel better|natural|more|warmer to
    `),
    // Staying and coming back.
    ...phrases(`
      =stay, =stays, =stayed, stick|sticks|stuck with|around, keep ~5 on|coming|using|their|it|them, come|comes|came|coming back, =return, =returning, lean|leans|leaned on, rely|relies|relied on, take|takes|taken to, turn to, switch to, adopt, adoption, organic, organically, use|uses|used ~3 more|daily,
      are ~1 real, visit ~2 more, spend|spends|spent ~4 on|with|in, growing, grew, signed up, =instruct, =talk, =write, =phrase, =behave, =browse, read|reads|reading ~4 more|longer|to_the_end|through|evening|evenings, do ~1 finish|read|open|use|watch|listen|come,
approve, approves, approved of, committed to, demand for, converted, in favour of, fond of, swear by, take to, took to
  `),
  ],
  /** What people are seen to do by what they leave in a record. */
  usage: phrases(`
    =buy, =watch, =listen, =play, =opened, discover, account|accounts for, finish, finishes, arrive, arrives, click, clicks, visit, visits, opens, cycle, cycled, open, tap, scroll, subscribe, log in, sign up, read, reads, use, uses, =tried, try, share, shared, respond, write|wrote in, complete, join, installed, downloaded, have it, screened, reached, served
  `),
  quality: phrases(`
    agreement, consensus, kappa, consistency, plausible, plausibility, human-level, state-of-the-art, well-formed, coherent, complete, concise, thorough, precise, precision, recall, relevant, relevance, on topic, realistic, lifelike, creative, original, balanced, fair, unbiased, harmless, honest, persuasive, elegant, readable, maintainable, well-tested, well-structured, idiomatic, robust, production-ready, production quality,
    perfect, near perfect, near-perfect, convincing, enthusiastic, outstanding, impressive, superb, reliable,
    trustworthy, sound, almost always, ready, quality, better, best, worse, =good, well written, well-written,
    professional, helpful, helpfulness, correct, accurate, accuracy, faithful, fluent, readable, natural, useful,
    richer, score, scored, marks, =mark, mark of, rating, rated, ratings, grade, graded, judged, win, wins, human-like,
    expert-level, expert level, publishable, excellent, out of #, superior, sharper, higher, improved, improves,
    flawless, polished, happy, great, high, strong, points, safe, factual, clear, clean, right, drafts, first-rate, top,
    # %, better than, level
  `),
  /** A number that is said to be people, or what they feel. */
  'usage-metric': phrases(`
    our|my ~1 rating|score|marks|stars ~4 is|are|stands|stand|at ~1 #,
    satisfaction|happiness|morale|trust|loyalty|enthusiasm|nps|csat ~2 stands|stood|is|was|sits|remains|runs ~1 at|high|strong|up|good|low, we|i|they|staff|teachers|tutors|doctors ~1 rated|scored|graded|marked|rate ~1 our|my|their own ~3,
    they ~2 =like|=love|=liked|=loved|=prefer|=preferred|=enjoy|=enjoyed|=adore|=appreciate|=appreciated|=rate|=trust ~1 it|the|them|our|us|this|that|to|my|its, open|click|click-through|clickthrough|view-through|engagement|reply|response|watch-through|read-through|bounce|return|repeat rate|rates ~3 is|was|are|has|have|at|of|rose|fell|went|stood|stands|climbed|held|improved|up,
    question|questions|comment|comments|review|reviews|post|posts|message|messages|picture|pictures|photo|photos|answer|answers|text|texts|essay|essays|story|stories|request|requests|vote|votes|follower|followers|account|accounts|traffic|clicks|visits|sign-ups|likes|ratings|recordings|voices ~3 is|are|were|was|look|looks|looked|sound|sounds ~2 =natural|=genuine|=authentic|=real|=organic|=human|=spontaneous|=sincere|=honest|=heartfelt, what people|users|customers|visitors|readers|players|patients|students ~2 =really|=actually|=truly ~2 =take|=do|=say|=write|=want|=ask|=think|=use|=see|=read|=play|=buy|=feel|=need,
    request|requests|question|questions|mail|mails|traffic|order|orders|visit|visits|sign-ups|signups|complaints|tickets|downloads|views|votes|donations|sales|clicks|posts|enquiries|inquiries|applications|messages ~1 =come|=comes|=came|=stem|=stems|=arrive ~2 from ~3 <audience>|persons|individuals|families|women|men|locals|schools, written|made|sent|posted|asked|taken|recorded|left|cast|submitted by ~2 humans|people|real_people|real_users|native_speakers|experts|volunteers|pupils|students|customers|readers|patients,
    depend|depends|count|counts|rely|relies on ~1 it|us|this|them|our ~1 so?, so ~2 many|few|most people|users|customers|readers|developers|teams|players, people ~1 find us|it|our, most|more|less active|loyal|engaged|enthusiastic ~1 ones?, is popular, it|this|that is|'s popular, popular with|among, feel|feels|felt ~1 less|more|safer|better|happier|calmer|welcome|at_home|supported|valued|listened|heard|rested, people ~1 =come|=came|=stay|=stayed|=return|=care|=love|=want|=hate|=trust,
    is|are|was|were ~1 =content|=pleased|=delighted|=thrilled|=fond|=loyal|=engaged ~1 with|to|by|of, interest is|was|has|seems ~1 broad|high|strong|keen|growing|great|wide|up|real, human-written, hand-written by, man-made, not bots, no bots, real|actual|genuine people|users|customers|humans|readers|players|students|patients|visitors|demand|interest,
    active|daily|monthly|weekly|absolute|returning|organic|concurrent users|visitors|readers|listeners|viewers|players|customers, users|visitors|readers|listeners|viewers|players|shoppers a|per|each day|week|month|year|hour, =visitors|=users|=readers|=listeners|=viewers|=followers|=subscribers ~4 =went|=rose|=grew|=climbed|=fell|=dropped|=doubled|=tripled|=soared|=surged from|to|by, average|mean ~4 # listeners|readers|viewers|users, interest ~2 was|is|has|grew|rose|than|of|from|in, engagement ~3 is|was|rose|grew|has|with|doubled|up,
    traffic ~3 is|was|held|rose|grew|doubled|soared up|by|well|to, =visits|=hits|=clicks|=views|=listens|=plays ~2 =soared|=rose|=grew|=doubled|=surged|=jumped|=climbed|=tripled, retention|csat|nps|dau|mau|stickiness ~2 is|was|rose|fell|stands|improved|at, most|half|majority|third|quarter|bulk of our|my ~1 <audience>, comments|reviews|posts|messages|accounts|votes|answers|followers ~3 are|were|is ~1 authentic|genuine|real|human|organic, traffic|usage|uptake|sign-ups|signups|demand|readership|listenership|viewership|following ~1 =doubled|=tripled|=soared|=surged|=exploded|=quadrupled, in droves, that|which is|'s ~1 a_lot|plenty|lots of <audience>, trust|confidence|satisfaction|morale|enthusiasm ~4 =rose|=grew|=fell|=climbed|=increased|=improved|=is_up, word of mouth, went viral, going viral
  `),
  /** A mark that people, or something in their place, gave. */
  'given-mark': phrases(`
    review|reviews|rating|ratings|satisfaction|happiness|helpfulness|star|nps|feedback|quality|sentiment|preference|friendliness|readability|comfort|morphology|taste score|scores|rating|ratings|index|marks ~3 up|rose|went|is|are|was|were|climbed|improved|better|higher|from, reviews|feedback|ratings|sentiment ~4 =warmer|=better|=positive|=encouraging|=good|=high|=higher|=glowing|=enthusiastic, gave|give|gives|awarded ~6 stars, # out_of # stars, # of # stars, mean for ~3 went|rose|is|was|climbed, net promoter
  `),
  judging: phrases(
    `score, rate, grade, judge, mark, rank, review, assess, evaluate, label, approve, rating, grading, scoring, judging, marking, reviewing, verdict`,
  ),
  machine: phrases(
    `model, bot, chatbot, assistant, llm, ai, generator, summariser, summarizer, translator, classifier, agent, copilot, gpt, network, tutor, app, algorithm, {}`,
  ),
  'input-verb': phrases(
    `=typed, =wrote, =written, =drafted, =filled, =seeded, =generated, =made, =posted, =posts, =submitted, =entered, =placed, =clicked, =voted, =produced, =created, =left, =cast, =bought, =added, =sent, =recorded, =tapped, =opened, =visits, =visited, =fills, =writes, =refreshes, =ticked, =took, =answered, =planted`,
  ),
  'self-made': phrases(`
    model|bot|assistant|agent|generator|system|tool|network|classifier|translator|summariser|algorithm ~1 =itself|=themselves,
    pre-filled|prefilled|pre-labelled|pre-labeled|pre-annotated|pre-set|preset|pre-ticked|pre-selected|prepopulated|suggested|proposed|drafted|generated|synthesised|synthesized|augmented ~2 by|with|from ~4 <machine>, synthetic|generated|simulated|artificial ~4 <machine>|tool|script|data|text|texts|questions|images|photos|samples|patients|users|reviews|posts|dialogues|voices, own ~1 output|answers|work|draft|drafts|translation|translations|code|notes ~3 again|once_more|and ~2 agreed|found|liked|approved, a poll|survey that|which i|we ~1 ran|held|made|sent|designed, =same ~1 model|family|vendor ~4 judge|judged|grades|graded|scores|scored|rates|rated|marks|marked|writes|wrote, sibling|sister|smaller|larger|older|newer|distilled model|checkpoint, our|my own ~1 staff|team|people|family|friends|employees|interns|testers|moderators|ambassadors|accounts, in-house ~1 testers|panel|raters|staff,
    its|their|our|his|my own ~3 score|scores|scorer|rating|ratings|marks|judge|judgement|judgment|evaluation|grader|verdict|assessment|opinion|headlines|drafts|output|outputs|answers|work|estimate|critic|reward|metric|translations|summaries|replies|conversations|sessions|chats|code|patches|images|text|texts|essays|questions|labels|tests|test|report|survey|interviews|reviewer|reviews, model|assistant|bot|generator|system 's own, own ~1 marks|score|scores|rating|ratings|judge|verdict|assessment|grades|opinion|evaluation|scorer|grader, rating|grading|scoring|judging|marking|reviewing ~5 that|which it|he|she|they ~3 =itself|=themselves|=written|=made, judge|judges|grade|grades|score|scores|rate|rates|rated|mark|marks|rank|assess|evaluate|reviewed|graded|scored ~4 itself|themselves|its_own|their_own, the one|model ~3 =giving|=doing|=writing ~2 marks|scores|grades|judging|ratings, i ~1 =reviewed|=checked|=assessed|=audited my ~2, as ~2 put it ~1 when, in the eyes|opinion|view|judgement|judgment of, itself|themselves ~3 as|being ~2 judge|grader|scorer|rater|referee|evaluator, as its own judge|grader|referee|critic, review|report|assessment|account|rating|check|evaluation of its own, by its|their|his own ~3 report|account|reckoning|estimate|admission|confidence|measure, our|its|the ~2 chatbot|bot|assistant|model|agent ~1 wrote|answered|filled ~4 behalf, model|classifier|network|filter|detector ~3 =confident|=sure|=certain, own ~1 benchmark|test|leaderboard ~3 ranks|puts|shows, model|bot|assistant|generator ~1 =gave|=gives it|them|itself|every|each ~1 #, 's own ~2 metric|score|rating|marks|grade|verdict|judge, self-assessed, self-assessment, self-rated, self-rating, self-reported, self-report, self-evaluation, self-evaluated, self-graded, self-scored, self-judged, self-critique, by its|their|his|her own ~1 count|figures|numbers|admission|telling|lights, says its|their|his|her own, another instance|copy|run of, =my ~1 =code|=patch|=fix|=answer|=work|=refactoring|=implementation|=solution|=translation|=summary|=draft|=changes =is|=are, agent|assistant|model|bot|chatbot|tool =says|=claims|=reports|=thinks ~1 its|it|that_its, <judging> ~5 =itself|=themselves|=himself|=herself|=myself|=ourselves, =itself|=themselves|=myself|=himself|=herself ~3 <judging>, asked|ask|asking myself|itself|ourselves to, in which|when i|it|they ~1 =graded|=scored|=rated|=marked|=judged|=checked|=reviewed, second|another pass ~3 i|it, <machine> ~2 judged|rated|scored|graded|marked|ranked|judges|rates|scores|grades|marks|called|calls its|their|his|her, agrees|agree with itself|themselves, judge|grader|rater|marker|scorer|reviewer|critic|scale being|is|was|filled ~4 same|very|sibling|sister, sibling|sister model, model that|which had|has, same vendor|family|lab|maker|team|weights|network|model, very model|bot|tool|assistant|system|app that|which, answering|writing|generating|translating|summarising model ~2 was|is|did|gave, the|its very model, <machine> ~5 prefers|prefer|rates|scores|ranks|marks|likes|grades|approves, one giving|handing|doing the|out marks|scores|grades, patted ~3 own back, pre-set, preset, by the|its|their authors|makers|builders|developers themselves, our|its own ~3 yardstick|measure|survey|widget|smiley|pop-up|scale|index|counter, built-in|builtin|in-built|in-house ~1 scorer|judge|grader|evaluator|metric|score|rating, acted|served|serves|acts|acting|doubles|doubled|doubling|used ~2 as ~3 judge|grader|scorer|rater|referee|critic|evaluator|annotator|labeller, llm judge, llm-judge, llm-as-a-judge, model judge, judge model, auto-rater, autorater, automatic judge|grader|rater|scorer,
    judged|graded|scored|rated|marked|ranked|assessed|evaluated|labelled|labeled|annotated|approved|picked|scores|according ~5 model|llm|bot|assistant|generator|chatbot|network|classifier|itself|ai|agent|gpt|summariser|summarizer|translator|recommender|ranker|system, as judged|graded|scored|rated|marked|ranked|assessed by, judged|graded by, asked ~4 model|llm|bot|assistant|ai|agent|generator to ~2 score|rate|grade|judge|mark|compare|rank, shares ~4 weights, same ~2 model ~6 judge|judged|graded|scored|wrote|written|rated|marked, model|llm|bot|one ~3 that|which ~3 written|wrote|made|produced|generated|drew|drafted, its ~2 recap of its, gave|gives its|their own, trained on the same, fine-tuned on its, own transcripts|conversations|sessions,
detector|model|judge|classifier|scorer|metric that|which we|it ~2 =trained|=made|=built|=wrote|=tuned, labels|data|text|texts|examples|answers|clicks|suggestions that|which it ~2 =made|=wrote|=generated|=produced|=gave, clicks|feedback|ratings on its own
  `),
  contaminated: phrases(`
    our|its|their|my|own|the ~4 <input-verb> ~4 too|as_well|also|on_their_behalf|for_them|to_get|to_try|to_test|automatically, our|its|their|my own ~3 <input-verb>, our|its|their ~1 team|staff|office|agency|volunteers|people|interns|friends|family|testers|employees|marketing|crew|street_team ~3 <input-verb>, that|which our|my|the|its ~4 had|have|has|also? <input-verb>, pre-filled, prefilled, filled in by default, mine ~5 among|included|too, myself included, ourselves included, ours included, us included, including|incl ~3 our|my|own, among them, page warmer, warmer, reminder|refresh|test|our script, pre-ticked, preticked, pre-selected, refresh script, street team, pre-loading|preloading|auto-play|autoplay, auto-played, pasted ~6 into a|the chatbot|model|bot, chatbot ~6 wrote|filled, placed|put on top, ranked|shown first by, seeded, staff|our|own purchases|orders, employees included, where|when nobody|no_one answered|replied,
    =bots ~3 included|all|too|as_well|not|among, including|incl bots, bot traffic|clicks|accounts|replies|answers, =robot, =robots, =crawler, =crawlers, =spider, =spiders, =scraper, =scrapers, ci runner|emulator|emulators|runners|jobs|builds|traffic|machines|installs|included, =emulator, =emulators, test account|accounts|users|traffic|devices|orders|calls|sessions, demo account|accounts|traffic, =simulator, =simulators, =synthetic, may|might|well be =generated, =generated by a|our|the ~1 model|bot|script|assistant, machine-made, machine-generated, model-written, model-generated, ai-generated, ai-written, our|own ~2 =script|=traffic|=clicks|=visits|=staff|=testers|=probes|=monitor|=monitoring|=crawler|=crawlers|=bots|=robot|=rig|=agents|=requests|=runs|=builds|=servers|=pings|=checks|=poller|=scripts|=accounts|=devices|=machines|=tests|=office|=team|=people|=employees, uptime probe|probes|check|checks|monitor|robot, health check|checks, load rig, load test|tests|generator, replay traffic, internal traffic|users|calls, =testers, seed accounts, fake accounts, shills, paid reviewers, incentivised, incentivized, sock puppets, =prefetch, prefetcher, link checker, link-checker, link checkers, monitoring included, =headless, automation, automated replies|answers|accounts|traffic|posts|visits|clicks|requests, =scripted, agent|agents text|turns|traffic|sessions|calls, warm-up, raw ~2 log|logs|counter|hits, =unfiltered, not ~1 filtered, autoreply, auto-replies,
our|the interns, interns, trainees, our family|friends|relatives, autoplay, autoplays, auto-play, pre-loaded, preloads, welcome bot, autoresponder, not ~1 removed, not yet taken out
  `),
  traffic: phrases(`
    log, access log, server log, logs, =counter, =counters, telemetry, analytics, =stats, statistics, =metrics, =hit, =hits, download, downloads, =click, =clicks, rating, ratings, message, messages, comment, comments, =review, =reviews, =view, =views, install, installs, session, sessions, =visit, =visits, traffic, request, requests, =star, =stars, =likes, =votes, pageview, pageviews, page views, impressions, =opens, open rate, open rates, click-through, =turns, =prompts, conversations, transcripts, =feed, feedback, =posts, uploads, sign-ups, signups, registrations, =plays, =streams, =pulls, calls, searches, queries, stats tab, pixel, pixels, cookies, =scans, swipes, passes, log-ins, logins, =answers, =replies, =responses, =votes, =ballots, =forms, survey
  `),
  'user-label': phrases(`
    organic ~1 traffic|growth|interest|reach|demand, engagement ~3 is|rose|grew|doubled|up,
    written|posted|typed|drawn|composed|translated by ~1 <audience>, written|made|posted|typed|produced|recorded|submitted by ~1 human|humans|people|hand|customers|users|readers|guests|
     students, human-written, real|genuine|actual|live people|users|humans|customers|readers|visitors|shoppers|persons,
    is|are ~1 genuine, user|human ~1 role, role user|human, label user|human,
    labelled|labeled|tagged|marked|labels ~3 user|human|organic|manual|person,
    the user|human ~1 role|label|field|turns|messages, user turns, user messages, human turns, human label,
    under ~3 user, role ~2 =user, role=user, author field
  `),
  independent: phrases(`
    =matched|=compared|=checked ~8 with|against|to ~3 receipt|receipts|invoice|invoices|order|orders|id|ids|record|records|log, =removed|=excluded|=filtered ~8 =checked|=verified|=confirmed, =rang|=asked|=phoned|=met|=visited ~1 a hundred|dozen|score|#|some|several|many ~2 of,
    =asked|=rang|=phoned|=visited|=interviewed|=met|=mailed|=called|=questioned|=polled ~1 every|each|all|both|#|my|our|the|some|twenty|thirty|forty|fifty|a_dozen ~5, =asked ~4 which|whether|what|if|how, they ~3 =recognised|=recognized|=confirmed|=remembered|=identified, wrote down ~2 words, drawn by lot|chance, by lot, =read by the|two|three|a|another ~3, i|we ~2 =looked ~2 into|at, =left|=leaving|=leave|=took|=threw|=struck|=strip|=stripped|=stripping|=weeded|=filtered|=sifted ~3 out, left out ~1 those|the|what|all, =stripped|=removed|=excluded|=filtered|=dropped ~4 own|bot|bots|test|staff|internal|crawler|crawlers|colleagues|synthetic, an outside|independent|external ~1 agency|firm|panel|body|lab|reviewer|expert|team|group|institute, without|blind_to|not_knowing|unaware_of ~4 name|names|author|authors|condition|arm|model|source|which, shown ~4 without ~2 names|labels, taken out ~2 as ~3, genuine ~1 on|after ~2 check|checking, =checked ~4 against ~3 receipts|records|invoices|id|ids|photographs|badge|badges|originals|tickets, by people|humans|experts|teachers|nurses who ~4 not, with ~2 no stake|part|hand in, stood|sat|waited at|in|by|beside|with ~4 and, counted ~4 heads, on ~2 own paper, second|third opinion
,
    =rang|=phoned|=called|=visited|=interviewed|=met # ~4, picked|chosen|drawn ~2 at random|blindly,
    told ~3 which was which, without labels|names|markings, from outside the ~2, jury, panel of, spoke ~1 to|with #,
    met # of, known to us by name, by payroll, bought the thing, =blind, =blinded, blindly, blind-rated, double-blind,
    without knowing, without being told, did|do not ~1 know ~5 which|whose|what|who, not knowing which|whose|who|what,
    knew neither|nothing, who ~1 saw neither, unaware of|which|whose, visited ~3 at home, unprompted,
    in their own words, sat beside, watched them, shuffled, unsigned, without names, rung back, called back, by phone,
    on the phone, in person, badge ~3 belonged,
    independent ~2 judge|judges|rater|raters|panel|reviewer|reviewers|expert|experts|readers|annotators|lab|graders|
     jury|auditor, independently ~2 =rated|=judged|=graded|=checked,
    outside judge|rater|panel|reviewer|expert|judges|raters, hand check|count|review|sample|reading, hand-check,
    hand-checked, hand-read, hand-labelled, hand-labeled, checked ~5 by hand, by hand, manually ~3, drawn at random,
    at random, =traced, traces|trace ~4 to, rang up, =phoned, called up, called ~3 of them, =interviewed,
    met ~2 in person, spoke to|with, real names, filter ~4 =right in|for, filter ~3 =checked|=verified,
    found the filter, checked the filter, by user agent, reverse dns, pay slip, paying customers, paper ballot,
    on paper, at the door, at the desk, human raters|ratings|judges|annotators|reviewers|graders|readers,
    people|nurses|librarians|curators|editors|teachers|doctors|experts|engineers|annotators|raters|colleagues|students|
     translators|judges|linguists|clinicians|physicians|readers|tutors|lawyers|chemists|natives|speakers|strangers|
     graders|reviewers|musicians|cooks|pharmacists|examiners|moderators|designers|photographers ~8 =ranked|=rated|
     =judged|=marked|=scored|=graded|=re-graded|=re-marked|=re-rated|=placed|=preferred|=read|=picked|=chose|=compared|
     =found|=agreed|=put|=tasted|=listened|=saw, second annotator, inter-rater, kappa, ground truth, gold labels,
    different model family, signed forms, id cards, passport, kept ~3 out|apart, excluded ~8 checked|verified|confirmed,
    left ~3 out ~6 checked|verified,
    of # ~8 =read|=looked|=checked|=opened|=sampled|=traced ~5 #, read|read_them|looked_at|checked ~3 one by one, one by one, =struck out ~3, removed beforehand, =rang # ~3, =rang|=called|=mailed|=asked ten|twenty|fifty|#, picked at random, random sample, filtered out by|before|beforehand, =removed ~2 beforehand, # ~6 =looked|=proved|=turned ~2 human|people|genuine|real,
    sat down with, watched over, asked ~2 in person, by hand, checked|held|compared ~3 against photographs|receipts|tickets|records|invoices|tills|paper, marked by two|three|other|another, blind to, second rater|marker|reader|opinion, panel of, graded|marked|rated|judged|scored ~3 by two|three|four|five|another|other|outside|external|independent ~3,
    =left|=took|=threw our|my own ~3 out, our|my own ~4 =taken|=left|=filtered|=removed|=excluded|=struck out ~1, test accounts ~3 =removed|=excluded|=deleted|=filtered, =asked # ~4, of # ~2 =drawn|=picked|=sampled|=chosen, traced ~4 back to, verified ~2 purchase|buyers|orders|accounts, checked the filter|label|labels|role|roles, the filter|label was|were ~1 =checked|=verified|=tested
  `),
}
