/**
 * Words that lead the lists of leaked passwords, and what people here reach for: Swahili words, names, places, clubs.
 * Written without what `core` takes off, so that one word covers its hundreds of variants.
 */
const words = new Set(
  `
  password passwords passw0rd passwort parola pass passcode secret letmein letmeinnow welcome welcomeback login logon
  access admin administrator administrador root user guest test testing tester default changeme change changeit
  temp temporary demo sample example master superman superuser system server manager staff portal adminportal backoffice
  qwerty qwertyu qwertyui qwertyuiop qwert asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm
  qazwsx qazwsxedc wsxedc azerty qweasd qweasdzxc qwaszx poiuytrewq lkjhgfdsa mnbvcxz abcd abcde abcdef abcdefg abcdefgh
  abc xyz aaa aaaaaaaa iloveyou loveyou love lovely loveme lover sweetheart sweetie honey baby babygirl princess prince
  queen king angel angels sunshine moonlight starlight flower butterfly rainbow chocolate cookie cookies banana orange
  apple cherry strawberry pepper ginger coffee summer winter spring autumn january february march april may june july
  august september october november december monday tuesday wednesday thursday friday saturday sunday
  football soccer baseball basketball hockey tennis cricket rugby arsenal chelsea liverpool manchester united barcelona
  realmadrid juventus ronaldo messi neymar rooney
  dragon monkey shadow tiger lion eagle panther leopard cheetah elephant dolphin wolf hunter ranger killer ninja samurai
  batman spiderman pokemon pikachu starwars minecraft fortnite computer internet samsung nokia iphone android google
  facebook instagram whatsapp youtube twitter microsoft windows linux oracle cisco mustang ferrari mercedes porsche toyota
  michael jordan jennifer jessica ashley daniel david joseph joshua matthew andrew robert thomas charles william james
  george nicole michelle amanda samantha elizabeth maria fatima mohamed mohammed muhammad ahmed ali hassan hussein omar
  ibrahim ismail yusuf juma jumanne rashid salum saidi hamisi bakari athumani abdallah khadija aisha zainab mwanaidi
  mariam rehema neema baraka amani furaha upendo imani faraja faith grace hope joy peace glory blessing blessed
  jesus christ jesuschrist jesus1st godisgood godislove ilovegod ilovejesus god lord savior amen hallelujah haleluya
  church gospel hymn hymns bible psalm hosanna emmanuel immanuel trinity heaven holyspirit
  bwana bwanayesu yesu yesukristo kristo mungu munguniwetu mungumkubwa mungunimwema mungunipendo nampendayesu asante
  asantemungu asantebwana asanteyesu sifa wokovu neno nenolamungu biblia kanisa kanisani wimbo nyimbo nyimbozasifa
  nyimbozainjili injili zaburi tenzi tenzizarohoni kwaya mwimbaji muziki sala maombi baba babayetu mama mamayangu
  bibi babu kaka dada mtoto watoto familia rafiki marafiki mpenzi mpenziwangu nakupenda nakupendasana nakupendamungu
  upendowangu malaika mrembo mwalimu mwanafunzi daktari mkulima mfalme malkia
  karibu karibuni karibusana jambo hujambo sijambo habari habarigani mambo poa safi shwari salama vipi sawa sawasawa
  hapana ndiyo ndio kwaheri tutaonana pole polepole haraka harakaharaka hakuna hakunamatata matata hatari
  siri nenosiri nenolasiri siriyangu msimamizi mtumiaji mkuu mwenyekiti msaada kazi kazini pesa fedha benki simu
  jina jinalangu mimi wewe sisi wetu yangu yako nyumba nyumbani shule shuleni chuo soko duka gari basi bodaboda dalali
  maisha maishamazuri maendeleo uhuru uhurunaumoja umoja nguvu ushindi ukweli haki amanina furahasana bahati bahatinjema
  simba simbasc simbasports yanga yangaafrica youngafricans azam azamfc taifa taifastars ligikuu mpira mpiramiguu
  chui tembo twiga duma nyati kiboko kifaru fisi nyani punda ngombe mbuzi kuku samaki mamba nyoka tai kipepeo
  tanzania tanzanian tanganyika zanzibar pemba unguja daressalaam daresalaam dar darcity dodoma mwanza arusha moshi
  kilimanjaro mbeya morogoro tanga iringa tabora kigoma shinyanga musoma bukoba mtwara lindi songea singida sumbawanga
  geita njombe katavi simiyu manyara pwani kibaha bagamoyo serengeti ngorongoro mikumi selous ruaha uhuru
  nyerere mwalimunyerere mkapa kikwete magufuli samia samiasuluhu karume kenya nairobi uganda kampala afrika africa
  vodacom vodacomtz tigo tigopesa yas airtel airtelmoney halotel halopesa ttcl mpesa crdb nmb nbc azania safaricom
  bongo bongoflava diamond platnumz alikiba harmonize zuchu rayvanny wasafi maembe embe chungwa ndizi nanasi parachichi
  ugali wali pilau nyama nyamachoma chapati mandazi chai kahawa maji soda bia asali sukari chumvi pilipili
  jua mwezi nyota mvua upepo bahari ziwa mlima mto msitu maua waridi moto dunia anga mbingu
  jumapili jumatatu jumanne jumatano alhamisi ijumaa jumamosi januari februari machi aprili mei juni julai agosti
  septemba oktoba novemba desemba moja mbili tatu nne tano sita saba nane tisa kumi mojambilitatu
  trustno1 whatever nothing something anything everything freedom forever together money rich success winner champion
  lucky luckyme happy smile friend friends family mother father sister brother school college student teacher doctor
  hello hellohello hi there howareyou goodmorning goodluck fuckyou asshole bitch
  `
    .trim()
    .split(/\s+/),
);

const runs = "0123456789012345678909876543210987654321";
const lookalikes: Readonly<Record<string, string>> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/** Whether a password is a common one, also dressed up: `P@ssw0rd123!`, `Simba-2026`, `11112222`, `simbasimba`. */
export function isCommonPassword(password: string): boolean {
  const typed = password.normalize("NFKC").toLowerCase();
  if (new Set(typed).size <= 3) return true;
  if (/^\d+$/.test(typed))
    return runs.includes(typed) || isRepeated(typed) || /^(\d\d)(19|20)\d\d$|^(\d)\3+/.test(typed);
  return [typed, plainLetters(typed)].map(core).some((word) => words.has(word) || words.has(half(word)));
}

/** Without the digits and signs of the keyboard that people add around and between. */
const core = (text: string) => text.replace(/^[ -`{-~]+|[ -`{-~]+$/g, "").replace(/[\s._-]/g, "");

/** `P@55w0rd` as the word it stands for; digits at the end stay, they are an ending. */
function plainLetters(text: string): string {
  const ending = /[^a-z]*$/.exec(text)?.[0] ?? "";
  return (
    text.slice(0, text.length - ending.length).replace(/[@43105$]/g, (sign) => lookalikes[sign] ?? sign) +
    ending
  );
}

const half = (word: string) => (isRepeated(word) ? word.slice(0, word.length / 2) : word);

const isRepeated = (text: string) =>
  text.length % 2 === 0 && text.slice(0, text.length / 2) === text.slice(text.length / 2);
