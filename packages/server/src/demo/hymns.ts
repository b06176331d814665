/** A hymn of the demo. Words are old enough to be everybody's; Kiswahili renderings are our own. */
interface Hymn {
  readonly hymnal: string;
  readonly number: number;
  readonly title_sw: string;
  readonly title_en: string;
  readonly source: string;
  /** Stanzas with an empty line between them. */
  readonly words: string;
}

const hymns: readonly Hymn[] = [
  {
    hymnal: "Tenzi za Rohoni",
    number: 1,
    title_sw: "Mwamba wenye imara",
    title_en: "Rock of Ages",
    source: "Augustus Toplady, 1776",
    words: `Mwamba wangu wa kale,
kwako nijifiche mimi;
maji yako na damu,
yaliyotoka ubavuni,
yaniponye dhambini,
yanitakase moyoni.

Rock of Ages, cleft for me,
let me hide myself in Thee;
let the water and the blood,
from Thy riven side which flowed,
be of sin the double cure,
cleanse me from its guilt and power.`,
  },
  {
    hymnal: "Tenzi za Rohoni",
    number: 12,
    title_sw: "Yesu kwetu ni rafiki",
    title_en: "What a Friend We Have in Jesus",
    source: "Joseph Scriven, 1855",
    words: `Tuna rafiki mwema, Yesu,
hubeba huzuni zetu zote;
ni heri kumwendea Mungu
na kumwambia yote kwa sala.

What a Friend we have in Jesus,
all our sins and griefs to bear!
What a privilege to carry
everything to God in prayer!`,
  },
  {
    hymnal: "Tenzi za Rohoni",
    number: 23,
    title_sw: "Kaa nami",
    title_en: "Abide with Me",
    source: "Henry Francis Lyte, 1847",
    words: `Kaa nami, jioni yafika;
giza lazidi, Bwana, kaa nami.
Wengine wote wakiniacha,
msaada wa wanyonge, kaa nami.

Abide with me; fast falls the eventide;
the darkness deepens; Lord, with me abide;
when other helpers fail and comforts flee,
help of the helpless, O abide with me.`,
  },
  {
    hymnal: "Tenzi za Rohoni",
    number: 31,
    title_sw: "Karibu zaidi nawe",
    title_en: "Nearer, My God, to Thee",
    source: "Sarah Flower Adams, 1841",
    words: `Karibu zaidi nawe, Mungu wangu,
hata kama ni msalaba uniinuao;
wimbo wangu wote utakuwa huu:
karibu zaidi nawe, Mungu wangu.

Nearer, my God, to Thee, nearer to Thee!
E'en though it be a cross that raiseth me;
still all my song shall be,
nearer, my God, to Thee, nearer to Thee!`,
  },
  {
    hymnal: "Nyimbo za Injili",
    number: 4,
    title_sw: "Neema ya ajabu",
    title_en: "Amazing Grace",
    source: "John Newton, 1779",
    words: `Neema ya ajabu, sauti tamu,
iliniokoa mimi mnyonge;
nilipotea, nimepatikana,
nilikuwa kipofu, sasa naona.

Amazing grace! how sweet the sound,
that saved a wretch like me!
I once was lost, but now am found,
was blind, but now I see.

'Twas grace that taught my heart to fear,
and grace my fears relieved;
how precious did that grace appear
the hour I first believed!`,
  },
  {
    hymnal: "Nyimbo za Injili",
    number: 9,
    title_sw: "Kama nilivyo",
    title_en: "Just as I Am",
    source: "Charlotte Elliott, 1835",
    words: `Kama nilivyo, sina la kusema
ila damu yako ilinimwagikia,
nawe waniita nije kwako;
Ee Mwana-Kondoo, naja, naja.

Just as I am, without one plea,
but that Thy blood was shed for me,
and that Thou bidd'st me come to Thee,
O Lamb of God, I come, I come.`,
  },
  {
    hymnal: "Nyimbo za Injili",
    number: 15,
    title_sw: "Ni salama rohoni mwangu",
    title_en: "It Is Well with My Soul",
    source: "Horatio Spafford, 1873",
    words: `When peace, like a river, attendeth my way,
when sorrows like sea billows roll;
whatever my lot, Thou hast taught me to say,
it is well, it is well with my soul.

Amani ijapo kama mto njiani,
au huzuni kama mawimbi ya bahari,
katika yote umenifundisha kusema:
ni salama, ni salama rohoni mwangu.`,
  },
  {
    hymnal: "Nyimbo za Injili",
    number: 22,
    title_sw: "Nakuhitaji kila saa",
    title_en: "I Need Thee Every Hour",
    source: "Annie Hawks, 1872",
    words: `Nakuhitaji kila saa, Bwana mwema;
sauti yako tu huleta amani.

I need Thee every hour, most gracious Lord;
no tender voice like Thine can peace afford.`,
  },
  {
    hymnal: "Nyimbo za Kristo",
    number: 3,
    title_sw: "Jina la Yesu lisifiwe",
    title_en: "All Hail the Power of Jesus' Name",
    source: "Edward Perronet, 1779",
    words: `All hail the power of Jesus' name!
Let angels prostrate fall;
bring forth the royal diadem,
and crown Him Lord of all.`,
  },
  {
    hymnal: "Nyimbo za Kristo",
    number: 12,
    title_sw: "Mvikeni taji nyingi",
    title_en: "Crown Him with Many Crowns",
    source: "Matthew Bridges, 1851",
    words: `Crown Him with many crowns,
the Lamb upon His throne;
hark! how the heavenly anthem drowns
all music but its own.

Awake, my soul, and sing
of Him who died for thee,
and hail Him as thy matchless King
through all eternity.`,
  },
  {
    hymnal: "Nyimbo za Kristo",
    number: 18,
    title_sw: "Yesu, mpenzi wa roho yangu",
    title_en: "Jesus, Lover of My Soul",
    source: "Charles Wesley, 1740",
    words: `Jesus, lover of my soul,
let me to Thy bosom fly,
while the nearer waters roll,
while the tempest still is high.`,
  },
  {
    hymnal: "Nyimbo za Sifa",
    number: 1,
    title_sw: "Mtakatifu, Mtakatifu, Mtakatifu",
    title_en: "Holy, Holy, Holy",
    source: "Reginald Heber, 1826",
    words: `Mtakatifu, mtakatifu, mtakatifu Mungu Mwenyezi!
Asubuhi na mapema wimbo wetu wapanda kwako.
Mtakatifu, mtakatifu, mwenye huruma na nguvu,
Mungu mmoja katika nafsi tatu, Utatu mbarikiwa.

Holy, holy, holy! Lord God Almighty!
Early in the morning our song shall rise to Thee;
holy, holy, holy! merciful and mighty!
God in three Persons, blessed Trinity!`,
  },
  {
    hymnal: "Nyimbo za Sifa",
    number: 2,
    title_sw: "Msifuni Mungu",
    title_en: "Praise God, from Whom All Blessings Flow",
    source: "Thomas Ken, 1674",
    words: `Msifuni Mungu, chemchemi ya baraka,
viumbe vyote vya dunia, msifuni;
majeshi ya mbinguni, msifuni:
Baba na Mwana na Roho Mtakatifu.

Praise God, from whom all blessings flow;
praise Him, all creatures here below;
praise Him above, ye heavenly host;
praise Father, Son, and Holy Ghost.`,
  },
  {
    hymnal: "Nyimbo za Sifa",
    number: 14,
    title_sw: "Mungu, msaada wetu wa zamani",
    title_en: "O God, Our Help in Ages Past",
    source: "Isaac Watts, 1719",
    words: `O God, our help in ages past,
our hope for years to come,
our shelter from the stormy blast,
and our eternal home.

Under the shadow of Thy throne
Thy saints have dwelt secure;
sufficient is Thine arm alone,
and our defence is sure.`,
  },
  {
    hymnal: "Nyimbo za Krismasi",
    number: 1,
    title_sw: "Usiku mtakatifu",
    title_en: "Silent Night",
    source: "Joseph Mohr, 1818; English by John Freeman Young, 1859",
    words: `Usiku mkimya, usiku mtakatifu,
yote yatulia, yote yang'aa;
mama na mtoto mchanga,
mtoto mpole na mtakatifu,
lala kwa amani ya mbinguni.

Silent night, holy night,
all is calm, all is bright
round yon Virgin Mother and Child.
Holy Infant, so tender and mild,
sleep in heavenly peace.`,
  },
  {
    hymnal: "Nyimbo za Krismasi",
    number: 2,
    title_sw: "Furaha kwa dunia",
    title_en: "Joy to the World",
    source: "Isaac Watts, 1719",
    words: `Joy to the world! the Lord is come;
let earth receive her King;
let every heart prepare Him room,
and heaven and nature sing.`,
  },
  {
    hymnal: "Nyimbo za Krismasi",
    number: 3,
    title_sw: "Sikilizeni malaika waimba",
    title_en: "Hark! The Herald Angels Sing",
    source: "Charles Wesley, 1739",
    words: `Hark! the herald angels sing,
“Glory to the newborn King;
peace on earth, and mercy mild,
God and sinners reconciled!”`,
  },
  {
    hymnal: "Nyimbo za Pasaka",
    number: 1,
    title_sw: "Kristo Bwana amefufuka leo",
    title_en: "Christ the Lord Is Risen Today",
    source: "Charles Wesley, 1739",
    words: `Kristo Bwana amefufuka leo, Haleluya!
Watu na malaika waseme, Haleluya!
Inueni shangwe na nderemo, Haleluya!
Imbeni mbingu, itikia nchi, Haleluya!

Christ the Lord is risen today, Alleluia!
Sons of men and angels say, Alleluia!
Raise your joys and triumphs high, Alleluia!
Sing, ye heavens, and earth, reply, Alleluia!`,
  },
  {
    hymnal: "Nyimbo za Pasaka",
    number: 2,
    title_sw: "Nitazamapo msalaba",
    title_en: "When I Survey the Wondrous Cross",
    source: "Isaac Watts, 1707",
    words: `When I survey the wondrous cross
on which the Prince of glory died,
my richest gain I count but loss,
and pour contempt on all my pride.`,
  },
  {
    hymnal: "Nyimbo za Maombi",
    number: 5,
    title_sw: "Saa tamu ya maombi",
    title_en: "Sweet Hour of Prayer",
    source: "William Walford, 1845",
    words: `Sweet hour of prayer! sweet hour of prayer!
that calls me from a world of care,
and bids me at my Father's throne
make all my wants and wishes known.`,
  },
  {
    hymnal: "Nyimbo za Maombi",
    number: 8,
    title_sw: "Yatwae maisha yangu",
    title_en: "Take My Life and Let It Be",
    source: "Frances Havergal, 1874",
    words: `Take my life, and let it be
consecrated, Lord, to Thee;
take my moments and my days,
let them flow in ceaseless praise.

Yatwae maisha yangu, Bwana,
yawe wakfu kwako;
zitwae saa na siku zangu,
ziwe sifa zisizokoma.`,
  },
  {
    hymnal: "English Hymns",
    number: 7,
    title_sw: "Uhakika wa baraka",
    title_en: "Blessed Assurance",
    source: "Fanny Crosby, 1873",
    words: `Blessed assurance, Jesus is mine!
O what a foretaste of glory divine!
Heir of salvation, purchase of God,
born of His Spirit, washed in His blood.

This is my story, this is my song,
praising my Savior all the day long;
this is my story, this is my song,
praising my Savior all the day long.`,
  },
  {
    hymnal: "English Hymns",
    number: 12,
    title_sw: "Mbele, askari wa Kristo",
    title_en: "Onward, Christian Soldiers",
    source: "Sabine Baring-Gould, 1865",
    words: `Onward, Christian soldiers, marching as to war,
with the cross of Jesus going on before.
Christ, the royal Master, leads against the foe;
forward into battle see His banners go!`,
  },
  {
    hymnal: "English Hymns",
    number: 19,
    title_sw: "Imara, msingi imara",
    title_en: "How Firm a Foundation",
    source: "John Rippon's Selection, 1787",
    words: `How firm a foundation, ye saints of the Lord,
is laid for your faith in His excellent Word!
What more can He say than to you He hath said,
to you who for refuge to Jesus have fled?`,
  },
];

/** The words as the editor writes them: a paragraph a stanza. */
const asLyrics = (words: string) =>
  words
    .split("\n\n")
    .map((stanza) => `<p>${stanza.replaceAll("\n", "<br />")}</p>`)
    .join("");

/** The songs of a demo, for categories known by their names. */
export function demoSongs(
  categories: readonly { readonly id: number; readonly name: string }[],
  now: string,
) {
  const idOf = new Map(categories.map(({ id, name }) => [name, id]));
  return hymns.flatMap(({ hymnal, source, words, ...song }) => {
    const category_id = idOf.get(hymnal);
    if (category_id === undefined) return [];
    const dates = { created_at: now, updated_at: now };
    return { ...song, category_id, lyrics: asLyrics(words), meta_data: source, ...dates };
  });
}
