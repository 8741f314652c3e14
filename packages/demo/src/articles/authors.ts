/** Invented writers; their pages say so. */
export interface DemoAuthor {
  slug: string;
  name: string;
  bio: string;
}

export const demoAuthors: readonly DemoAuthor[] = [
  {
    slug: "saba-haile",
    name: "Saba Haile",
    bio: "Saba writes about neighbourhoods from Footscray, usually on foot and usually before breakfast.",
  },
  {
    slug: "mariam-sow",
    name: "Mariam Sow",
    bio: "Mariam baked for fifteen years before she started writing about it. She lives in Perth.",
  },
  {
    slug: "deng-majok",
    name: "Deng Majok",
    bio: "Deng teaches woodwork in Dandenong and writes about work, tools and the people who hold them.",
  },
  {
    slug: "efua-asante",
    name: "Efua Asante",
    bio: "Efua covers family life from Brisbane, with two teenagers as her toughest readers.",
  },
  {
    slug: "nomsa-dube",
    name: "Nomsa Dube",
    bio: "Nomsa has braided hair since she was nine and written about it since she was thirty.",
  },
  {
    slug: "abena-owusu",
    name: "Abena Owusu",
    bio: "Abena grows more than she can eat on a balcony in Auburn and gives the rest away.",
  },
  {
    slug: "tesfaye-bekele",
    name: "Tesfaye Bekele",
    bio: "Tesfaye listens to records for a living, or close enough. He writes from Adelaide.",
  },
];
