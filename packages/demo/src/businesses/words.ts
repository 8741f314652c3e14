/** Where a word comes from; a kind of business picks suitable regions. */
export type Region = "west" | "horn" | "north" | "east" | "central" | "south";

export interface NameWord {
  /** As written in the name. */
  word: string;
  /** In plain Latin letters, for the slug, where the word itself can't be used. */
  plain?: string;
}

const parseLatinWords = (words: string): NameWord[] => words.split(", ").map((word) => ({ word }));

/** `ሰላም Selam`: the word in its own script, and its transliteration. */
const parseScriptWords = (words: string): NameWord[] =>
  words.split(", ").map((pair) => ({ word: pair, plain: pair.slice(pair.indexOf(" ") + 1) }));

/** Words people name businesses with, in many languages and their own spelling. */
export const nameWords: Record<Region, NameWord[]> = {
  west: [
    // Yoruba, Igbo and Hausa
    ...parseLatinWords("Ìfẹ́, Ayọ̀, Adùnní, Ẹwà, Ìbùkún, Ọlá, Ìrètí, Tèmítọ́pẹ́"),
    ...parseLatinWords("Ọma, Ndụ, Ụmụnna, Nkechi, Ọbịọma, Chịamaka, Ụdọ"),
    ...parseLatinWords("Ƙauna, Zumunci, Yalwa, Ɗan Kasuwa"),
    // Akan, Ewe and Ga
    ...parseLatinWords("Akwaaba, Abɛna, Ɔdɔ, Adom, Lɔlɔ, Ŋutifafa, Oyiwaladɔŋŋ"),
    // Wolof, Fulfulde, Mandinka and Krio
    ...parseLatinWords("Jàmm, Teraanga, Mbokk, Ndey Saani, Jaɓɓama, Ɓamtaare, Kairaba, Kushe"),
    // French and Portuguese, West Africa
    ...parseLatinWords("Chez Aïssatou, Étoile d'Abidjan, La Maison Fatoumata, Soleil de Lomé"),
    ...parseLatinWords("São Vicente, Morabeza, Manhã de Bissau"),
  ],
  horn: [
    ...parseScriptWords(
      "ሰላም Selam, አበባ Abeba, ደስታ Desta, ብርሃን Birhan, ቡና Buna, ጤና Tena, ፀሐይ Tsehay, ዘመን Zemen",
    ),
    ...parseScriptWords("ሓበን Haben, ፍቕሪ Fikri, ሰናይ Senay, ራህዋ Rahwa, ዓወት Awet"),
    ...parseLatinWords("Nagaa, Gammachuu, Abdii, Bilisummaa, Jireenya"),
    ...parseLatinWords("Nabad, Barwaaqo, Hodan, Ubax, Xamar, Soo Dhawow, Saaxiib, Iftiin"),
  ],
  north: [
    ...parseScriptWords(
      "النيل Al Nil, السلام Al Salam, نور Nour, البركة Al Baraka, الخرطوم Khartoum, ياسمين Yasmin",
    ),
    ...parseScriptWords("أم درمان Omdurman, الواحة Al Waha, زينب Zaynab"),
    ...parseScriptWords("ⴰⵣⵓⵍ Azul, ⵜⵓⴷⵔⵜ Tudert"),
    ...parseLatinWords("Aköl, Nyaŋ, Mäl, Piööc"),
  ],
  east: parseLatinWords(
    "Karibu, Amani, Furaha, Baraka, Upendo, Nuru, Jua, Mzuri, Rafiki, Tunda, Pwani, Zawadi, Webale, Ssanyu, Ng'ombe, Nyota, Wĩra, Ũhoro Mwega",
  ),
  central: parseLatinWords(
    "Amahoro, Inzozi, Urukundo, Bolingo, Elikya, Kimya, Esengo, Malaïka, Lumière du Fleuve, Chez Béatrice, Coração, Irmãos Neto, Estação Luanda",
  ),
  south: parseLatinWords(
    "Ubuntu, Thandeka, Inkanyezi, Ukuthula, Siyabonga, Khanya, Uxolo, Lerato, Pula, Naledi, Tariro, Rufaro, Mufaro, Tšhepo, Chikondi, Nsima, Ḓuvha, Esperança",
  ),
};
