import { after, type Clock, hours } from "../clock";

/** Names of all corners of the country. */
const names = `
  Joseph Mwakyusa, Anna Massawe, Daudi Shirima, Mariam Juma, Elia Ngowi, Zawadi Mwakalinga, Frank Kessy, Happiness Temba,
  Godfrey Mhagama, Salome Nyerere, Hamisi Mwinyi, Agness Malisa, Emmanuel Sanga, Tumaini Mbwambo, Fatuma Salum,
  Peter Kimambo, Witness Swai, Abdallah Nassoro, Grace Mwambene, Isaya Lukumay, Furaha Chacha, Simon Marwa,
  Rose Mwaipopo, Jackson Laizer, Esther Kapinga, Musa Kipande, Lucy Mtui, Deogratias Komba, Beatrice Haule, Stephen Mrema,
  Asha Mfaume, Nicodemus Msuya, Catherine Mwanri, Yohana Mollel, Perpetua Ndunguru, Ramadhani Kombo, Scholastica Tesha,
  Julius Masanja, Theresia Mushi, Petro Bukuku, Zainabu Hassani, Onesmo Mlay, Martha Kisanga, Festo Mwasomola,
  Veronica Kaijage, Lameck Magesa, Subira Ally, Gaspar Urassa, Eliza Mwakipesile, Shabani Mkumbo, Prisca Kavishe,
  Samwel Wambura, Halima Omari, Benjamini Sichone, Flora Mwalongo, Joachim Lema, Sophia Makame, Alfred Nkya,
  Monica Rwegasira, Nuru Kitwana
`
  .split(",")
  .map((name) => name.trim());

const prefixes = ["765", "784", "621", "658", "689", "754", "713", "746", "672", "738"];

const spanMs = hours(24 * 450);

/** Subscribers of a demo: they come faster and faster over fifteen months, the last of them just now. */
export function demoSubscribers(clock: Clock) {
  return names.map((name, place) => {
    const left = 1 - (place + 1) / names.length;
    const joined = after(clock(), -spanMs * left ** 2).toISOString();
    const hasEmail = place % 3 !== 1;
    return {
      name,
      email: hasEmail ? `${name.toLowerCase().replace(" ", ".")}@example.com` : null,
      phone_number: `255${prefixes[place % prefixes.length]}0000${place + 11}`,
      created_at: joined,
      updated_at: joined,
    };
  });
}
