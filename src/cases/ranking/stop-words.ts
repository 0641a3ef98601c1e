const list = (words: string) => new Set(words.split(' '))

/** Words between the words: dropped before phrases are looked for, so that "does not ever fire" is "not fire". */
export const FILLERS = list(
  'a an the is are was were be been being am do does did doing done has have had having it its this that these those there ' +
    'of any ever just really actually very quite even still already also too so then than as at by i me my we us our you ' +
    'your he him his she her they them their who whom which what whose shall should would could may might must will can ' +
    'simply only s d ll ve re m ca wo im ive',
)

/** Words that can stand in a phrase of the vocabulary, but say nothing when they stand alone. */
const CONNECTORS = list(
  'about above after again against all almost along although always among and another around away back because before behind ' +
    'below between both but cannot come comes coming came down during each either else enough every few first for from get gets ' +
    'getting give gives given go goes going gone got had happen happens happened happening here how if in instead into keep ' +
    'keeps kept last least less let lets like look looks looked looking lot lots made make makes making many maybe more most ' +
    'much need needs needed neither next no nor not nothing now off often on once one ones onto or other others out over own ' +
    'perhaps per please put puts rather said same say says saying see sees seeing seen seem seems since some somehow someone ' +
    'something somebody soon sort such sure take takes taken tell tells thing things think though through till time times to ' +
    'together told took toward try tries tried trying two under unless until up upon use used uses using usually via want wants ' +
    'wanted way well went when whenever where whether while why with within without yes yet able anybody anyone anything ' +
    'everybody everyone everything know knows knew known nobody none never apparently bit couple day days etc feel felt find ' +
    'finds found good bad great guess help hi hello thanks okay ok oh hey lol mean means possible probably reason right start ' +
    'started starts suddenly today totally whole work works worked working week weeks month months year years yesterday ' +
    'three four five six seven eight nine ten hundred thousand half new old big small long short high low best better idea ' +
    'question issue problem',
)

/** Whether a word carries no subject of its own: a query made of these alone finds nothing. */
export const isStopWord = (word: string) => FILLERS.has(word) || CONNECTORS.has(word)
