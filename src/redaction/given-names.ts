/**
 * Given names of many countries, in lower case. Left out are those that are also English words (will, mark, grace), places
 * (austin, florence) or names of software (julia, ruby, jenkins): before a capitalised word they would name persons that
 * are none. A name that is missing here is still seen behind an honorific or before a mail address.
 */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(
  `aaron abdul abdullah abigail adam aditya adrian agnes agnieszka agus ahmad ahmed aisha akira alan alba albert
  alberto alejandra alejandro aleksandr aleksandra alessandro alex alexander alexandra alexei alfonso alfred ali
  alice alicia alison amanda amelia amina amir amit amy ana anand anastasia anders andrea andreas andreea andrei
  andrew andrey andrzej angela angelo anika anil anita anjali anna anne annette anthony antoine anton antonia antonio
  anya arjun arnaud artem arthur arturo ashley ashok astrid ayse barbara bartosz beatrice beatriz ben benedict
  benjamin bernard bernd beth bharat bianca bjarne bjorn bob bogdan boris brad brandon brenda brian brigitte bruce
  bruno budi caitlin cameron carl carla carlo carlos carmen carol caroline catherine cecilia cedric chad chandra
  charles charlie chen chiara chinedu chloe chris christian christina christine christoph christophe christopher
  chukwu claire clara claudia clement cody colin connor constantin craig cristian cristina cynthia daiki damian dan
  daniel daniela danielle darius darren dave david deborah deepa deepak denise dennis derek diana diego dieter dima
  dimitri dimitris dinesh dmitri dmitry dominic dominik donald dorothy doug douglas duncan dylan edgar eduardo edward
  edwin eileen einar ekaterina elaine eleanor elena elias elisa elizabeth ella ellen elliot emeka emil emilia emily
  emma emmanuel emre enrico enrique eric erik erika esther ethan eugene eva evelyn fabian fatima federico felicia
  felipe fernanda fernando filip fiona francesca francesco francis francisco francois frederic frederick frida
  friedrich gabor gabriel gabriela gareth gary gavin geoffrey george georgios geraint gerald gerard gerhard gerry
  giorgio giorgos giovanni giulia giuseppe glenn gloria gonzalo gordon graham greg gregory greta guido guillaume
  guillermo gunther gustavo hamza hannah hans harald harold harriet harry haruto hassan heather hector heidi heinrich
  helen helena helga henrik henry herbert hiroshi holly hossein hugo hussein ian ibrahim ignacio igor ikram ilya
  ingrid ioana irene irina isaac isabel isabella ismail istvan ivan ivana jacek jacob jacqueline jake jakub jamal
  james jan jane janet jason javier jean jeff jeffrey jen jennifer jeremy jerome jessica jia jill jim jimmy jiri joan
  joanna joao joaquin joe joel johan johanna johannes john jonas jonathan jorge jose josef joseph josh joshua juan
  judith julian julie jun jurgen justin kamal karen karim karin karl karolina karthik katalin katarina kate katherine
  kathleen kathryn katie katja kavita keiko keith kelly kenji kenneth kerem kevin khadija khalid kim kiran klaus kofi
  konrad kostas kris krishna kristen kristina krzysztof kumar kwame kyle lakshmi lars laszlo laura lauren laurent
  leandro leila lena leo leon leonard leonardo leticia lewis leyla liam lila lin linda linh linus lisa liz ljubica
  lorenzo louis louise lubos luca lucas lucia lucy luigi luis luisa lukas luke lydia magdalena maksim malik manfred
  manuel marc marcel marcelo marcin marco marcus margaret maria mariana marie marina mario marion marius marta martin
  martina mateo mateusz mathieu matt matteo matthew matthias maurice mauricio maximilian megan mehdi mehmet mei
  melanie melissa mercedes michael michal michel michelle miguel mihai mikael mike mikhail milan milena ming minh
  mira miriam miroslav mitchell mohamed mohammad mohammed monica monika moshe muhammad mukesh murat mustafa nadia
  nancy naomi natalia natalie natasha nate nathan nathaniel neha neil ngozi nguyen nicholas nick nicola nicolas
  nicole niels nikhil niklas nikola nikolai nikos nina noah noam nora norbert norman olaf olga oliver olivia olivier
  oluwaseun omar omer oscar otto owen pablo pamela paola patricia patrick patrik paul paula paulo pavel pedro peter
  petra phil philip philippe pierre piotr pooya prakash preeti priya priyanka putri rachel radek rafael rahul rajesh
  ralf ralph ramesh raphael rashid raul ravi raymond rebecca reinhard renata rene reza ricardo richard rick rita rob
  robert roberto rodrigo roger rohan roland rolf roman ron ronald rosa rosemary roxana roy rudolf russell ryan sabine
  sakura sam samantha samir samuel sandeep sandra sanjay santiago sara sarah satoshi scott sean sebastian sergei
  sergey sergio shannon sharon shaun shreya siddharth simon simone sindre siti sofia somchai sonia sophia sophie
  soren stanislav stefan stefano stelian stephanie stephen steve steven stuart sunil sunita suresh susan susanna
  suzanne sven svetlana sylvia takashi tamara tanya tariq tatiana ted teresa thanh theodore theresa thomas thorsten
  tiago tim timothy tobias todd tom tomas tomasz tomoko tracy troy ulrich ulrike umar ursula vaclav valentina valerie
  vanessa vasily vera veronica victor vijay vikram viktor vincent vinod vladimir walter wayne wei wendy werner
  wilhelm william wojciech wolfgang xavier xin yael yan yann yasmin yosef youssef yuki yuri yusuf yves yvonne zach
  zainab zbigniew zeynep zhang zoe zoltan zuzana`.split(/\s+/),
)
