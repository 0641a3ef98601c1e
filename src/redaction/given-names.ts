/**
 * Given names of many countries, in lower case. Left out are those that are also English words (will, mark, grace), places
 * (austin, florence) or names of software (julia, ruby, jenkins): before a capitalised word they would name persons that
 * are none. A name that is missing here is still seen behind an honorific or before a mail address.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abdul abdullah abigail adam adrian agnes agnieszka ahmad ahmed aisha akira alan alba albert alberto alejandra
  alejandro aleksandr aleksandra alessandro alex alexander alexandra alexei alfonso alfred ali alice alicia alison amanda
  amelia amina amir amit amy ana anand anastasia anders andrea andreas andreea andrei andrew andrey andrzej angela angelo
  anika anil anita anjali anna anne annette anthony antoine anton antonia antonio anya arjun arnaud artem arthur arturo
  ashley ashok astrid barbara bartosz beatrice beatriz benedict benjamin bernard bernd bharat bianca bjorn bogdan boris
  brandon brenda brian brigitte bruce bruno caitlin carl carla carlos carmen carol caroline catherine cecilia cedric
  chandra charles chen chiara chinedu chloe christian christina christine christoph christophe christopher chukwu clara
  claudia claire clement colin connor constantin craig cristian cristina cynthia daiki damian daniel daniela danielle
  darius darren david deborah deepak dennis denise derek diana diego dieter dimitri dinesh dmitri dmitry dominic
  dominik donald dorothy douglas duncan dylan edgar eduardo edward edwin eileen ekaterina elaine elena eleanor elias
  elisa elizabeth ella ellen elliot emeka emil emilia emily emma emmanuel enrico enrique eric erik erika esther ethan
  eugene eva evelyn fabian fatima federico felicia felipe fernanda fernando filip fiona francesca francesco francis
  francisco francois frederic frederick friedrich gabriel gabriela gareth gavin geoffrey george georgios gerald gerard
  gerhard giorgio giovanni giulia giuseppe gloria gonzalo gordon graham greta gregory guillaume guillermo gunther gustavo
  hamza hannah hans harald harold harriet hassan heather hector heidi heinrich helen helena helga henrik henry herbert
  hiroshi hugo hussein ibrahim ignacio igor ikram ingrid irene irina isaac isabel isabella ismail ivan ivana jacek
  jacob jacqueline jakub james jamal jan jane janet jason javier jean jeffrey jennifer jeremy jerome jessica jiri joan
  joanna joao joaquin johan johanna johannes john jonas jonathan jorge jose josef joseph joshua juan judith julian
  julie jun jurgen justin kamal karen karim karin karl karolina katarina kate katherine kathleen kathryn katja kavita
  keiko keith kelly kenji kenneth kevin khadija khalid kim kiran klaus kofi konrad krishna kristen kristina krzysztof
  kumar kwame lars laura lauren laurent leandro leila lena leon leonard leonardo leticia lewis liam lila lin linda lisa
  ljubica lorenzo louis louise lucas lucia luca lucy luigi luis luisa lukas lydia magdalena maksim malik manfred manuel
  marc marcel marcelo marcin marco marcus margaret maria mariana marie marina mario marion marius marta martin martina
  mateo mateusz mathieu matteo matthew matthias maurice mauricio maximilian mehmet mei melanie melissa mercedes michael
  michal michel michelle miguel mikael mikhail milan milena mira miriam mohamed mohammad mohammed monica monika mukesh
  muhammad murat mustafa nadia nancy naomi natalia natalie natasha nathan nathaniel neha neil nicholas nicola nicolas
  nicole niels nikhil nikola nikolai nina noah nora norbert norman olaf olga oliver olivia omar oscar otto owen pablo
  pamela paola patricia patrick patrik paul paula paulo pavel pedro peter petra philip philippe pierre piotr prakash
  preeti priya rachel radek rafael rahul rajesh ralf ramesh raphael rashid raul ravi raymond rebecca reinhard renata rene
  ricardo richard rita robert roberto rodrigo roger roland rolf roman ronald rosa rosemary roxana rudolf ryan sabine
  samantha samir samuel sandeep sandra sanjay santiago sara sarah satoshi scott sebastian sergei sergey sergio sharon
  shreya simon simone sofia sonia sophia sophie stefan stefano stephanie stephen steven stuart sunil suresh susan suzanne
  svetlana sven sylvia takashi tamara tanya tatiana tariq teresa theodore theresa thomas thorsten tiago timothy tobias
  tomas tomasz tomoko tracy ulrich ulrike umar ursula valentina valerie vanessa vasily vera veronica vijay vikram viktor
  vincent vinod vladimir walter wei wendy werner wilhelm william wojciech wolfgang xavier yann yasmin yosef youssef yuki
  yuri yusuf yves yvonne zainab zbigniew zhang zoe zuzana`.split(/\s+/),
)
