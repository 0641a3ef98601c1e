import { words } from '../../../checks/word-class.ts'

/** Verbs that a sentence may start with to tell somebody what to do. */
export const COMMANDS = words(`
  add adjust allow alert apply ask assign avoid back be bear begin bring bump build call cancel capture cast change charge check choose clean clear click clone close collect come
  commit compare complete confirm consider contact contribute copy count create cut decide define delete deploy describe disable discuss do document don't download drag draw drop dry edit
  enable ensure enter escalate establish evaluate examine execute expect explain export extend feed fetch figure file fill find finish fix flag flip flush follow force forget gather
  generate get give go grab have help hold hope ignore implement import improve include inform insert inspect install investigate invite join keep kill label launch learn leave let list listen load lock log look make mark
  measure merge mind mount move name note notify obtain open order page pass paste pay pick pin ping plan plant please plug post prefer prepare press prevent print produce prove provide publish pull push put question
  raise re-export re-run re-read reach read rebase rebuild recharge reconcile record reduce refer refine refresh register reload remember remind remove rename renew reopen repeat replace reply report request
  rerun reset resolve restart restore retry return review revert rewrite ring rinse rotate run sample save scan schedule scroll see select send separate set share ship shut sign skip sort
  speak specify split start stay stick stop store stress submit subscribe supply support swap switch sync tag take talk tell test think thank throw tick tie trace track trade treat trigger trim try tune turn type undo
  uninstall unplug unset untick update upgrade upload use validate verify view visit wait walk warm watch weigh wipe wire work wrap write
  connect disconnect state say wish wear power buy place stir reset pair hand expect roll shake dip hang drain charge store dry fold mention prefix append dispose feel grant
  suppose assume imagine picture preheat simmer whisk season grease knead sprinkle trust guarantee ignore distrust shadow bisect mail phone email beware disregard refuse treat teach lend agree arrange plan raise rely insist demand mention greet thank congratulate aim avoid consult
  recalibrate rehearse water feed prune sow plant harvest lower increase decrease limit require bake cook peel chop stir swallow breathe press lift fork attach serve drop invite greet congratulate subtract multiply divide
`)

/** What writers and their colleagues do, as opposed to what turns out: named without a result, it asserts no finding. */
export const ACTIONS = words(`
  add adopt adapt adjust allocate analyse analyze annotate apply archive arrange ask assemble assess assign attach audit back bake bring build bump buy calculate calibrate call cast change charge chase check choose
  clean clear clone code collect combine compare compile compute conduct configure consider consult contact convert copy count create cut debug decide declare define delete deploy describe design disable discard
  dig disconnect draft draw drive drop edit email enable enrol enroll enter evaluate examine exclude expand explore export extend extract feed fetch file fill filter finish fit fix flash flush focus follow force fork format freeze gather
  generate get give go grep grind group guide hand have hire hold host ignore implement import improve include inform insert inspect install instruct interview introduce investigate invite keep kill label launch
  leave let limit link listen list load lock log look make manage map mark measure merge migrate mix model modify monitor mount move name notify offer open order organise organize paint park paste patch pause pay perform phone pick pin
  plant play plot plug point populate post prepare present press print probe produce prompt propose prune publish pull purge push put query raise randomise randomize rank rate re-grade re-graded re-read re-run re-rated reach read
  rebase rebuild recalibrate reconcile record recruit redo refactor refine register reload remove rename render repair repeat replace replay report request rerun reset resolve restart restore restrict
  review revert revise rewrite ring roll rotate run sample save scan schedule score screen search secure seed select send separate serve set set-up share ship shoot show sign simulate skip slice sort specify spend split spread stage start
  stop store study submit subscribe sum summarise summarize survey swap switch sync tag take talk teach tell test thank throw tidy time trace track train transcribe transfer translate treat trim try tune turn type unplug update upgrade
  discuss derive sketch outline close turn raise report simplify ask argue round rewrite
  upload use validate vary verify visit walk warm wash watch weigh wipe wire work wrap write
`)

/** Further verbs of states and events. Taggers often take these for nouns; where no article stands before, they are verbs. */
export const EVENTS = words(`
  sound sounds smell smells taste tastes bake bakes convert converts beep beeps work works fit fits call calls crawl drain drip boil cool warm heat glow spin bark ring list lists show shows display displays contain contains hold holds include includes agree answer appear arrive average beat become begin believe belong break bounce burn carry cause choke climb come compete consist contain continue correspond cost cover crash cross cure cut deal decline decrease depend deserve deviate die differ
  disagree disappear divide double drift drip drop ease echo eat emerge end enjoy equal exceed exist expect expire explain fail fall feel fire fit flow fly freeze gain go grow halt handle hang happen heat hide hit hum hurt impact improve increase influence jam
  jump lack last lead leak lean lie like limit live look lose love match matter melt miss need occur outlast outperform own pass peak persist point prefer prevent protect pull range reach react reappear record recover recur reduce refuse relate rely remain
  report require resemble respond return reveal ring rise run scale sell shake shift shrink sit sleep slow slide solve sound speak split squeal stall stand stay stem stop stumble succeed suffer surface survive take tend time tip tolerate trip triple try underlie vanish vary want warn
  serve serves promise promises offer offers provide provides allow allows help helps support supports enable enables win wins work worsen spread draw draws take takes need cost costs use uses save saves weigh weighs rest rests refresh refreshes bunch hold holds run runs ship ships read reads render renders print prints open opens start starts finish finishes measure measures
`)

/** Nouns and verbs by which a sentence says what came out. */
export const RESULTS = words(`
  find found show showed shown turn turned see saw seen notice noticed learn learned discover discovered observe observed prove proved confirm confirmed reveal revealed conclude concluded get got gave gives
  detect detected identify identified count counted give result resulted mean means suggest suggests indicate indicates
`)

/** Past forms that taggers miss. */
export const IRREGULAR = words(`
  lost overwrote redid undid forgot rode hid rebuilt resent overran reran rewrote outgrew foresaw left fell rose grew ran went came took gave got kept held stood cut hit cost sold spent built broke drew drove wore froze shook stuck won beat led met paid sent brought made said saw told found began became
  swarmed peaked stopped dropped gained rose sank spread shrank slept spoke swung threw understood woke wrote read put let bled bound bore bent dealt dug fed fled flew hung lit meant overran quit rang sang sat sought shot shut slid split stole struck swept swam taught tore withdrew favour favor quote sort mind cluster book shield guard mask
`)

/** What a writer is, has, meets or thinks: said of oneself, these are findings. */
export const STATES = words(`
  be have get find see notice lose need know think believe expect own learn feel suspect understand meet reach miss exceed spend save gain win fail finish hit observe discover come lack hear hold employ count sleep wait owe earn serve
  receive contribute hope doubt wonder regret like want love prefer agree
`)

/** Those who carry out the steps of a study or a job for the writer. */
export const HANDS = words(`
  librarians staff raters annotators reviewers technicians nurses curators colleagues editors judges experts assistants interviewers volunteers engineers auditors graders examiners team student students pupil pupils teacher teachers
  researchers surveyors developers participants subjects operators clinicians physicians panel tasters referees coders translators lawyers somebody someone
`)

/** Participles of steps in the passive. */
export const STEPS = words(`
  kept stored cast set randomised randomized given assigned allocated collected recruited sampled drawn interviewed recorded trained labelled labeled annotated asked taken prepared held measured invited enrolled instructed shown placed mounted installed selected chosen rated
  scored ordered requested informed read shared skipped struck notified told contacted briefed posted attached added marked excluded included re-graded reviewed opened compared scheduled booked arranged dated picked logged pulled tagged filed
  analysed analyzed assessed examined evaluated monitored tracked surveyed screened administered applied performed conducted calculated computed estimated derived fitted modelled modeled gathered extracted downloaded retrieved coded
  transcribed matched weighted adjusted paired grouped divided tested fed planted sown harvested weighed mixed incubated stained sequenced imaged scanned converted deposited annealed centrifuged spun pipetted dissolved filtered rinsed dried heated cooled calibrated anonymised anonymized shuffled split frozen thawed plated cultured dosed digitised digitized repeated deduplicated surveyed questioned filmed photographed graded seeded
`)

export const FUTURE_TIME = words(`
  tomorrow tonight soon monday tuesday wednesday thursday friday saturday sunday weekend mondays next autumn spring summer winter december january february march april may june july august september october november later eventually
  shortly afterwards
`)

export const SUBJECTS = words('i we')
export const BE = words('am is are was were be been being')
