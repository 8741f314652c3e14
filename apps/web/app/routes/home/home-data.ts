import { brand } from "@boab/contracts/common/brand";

/** Structured data of the home page; the search address is the one the finder uses. */
export function homeData(origin: string) {
  const organisation = `${origin}/#organisation`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organisation,
        name: brand.name,
        url: `${origin}/`,
        logo: `${origin}/brand/boab-logo.svg`,
        slogan: brand.tagline,
        description: brand.description,
        email: brand.supportEmail,
        areaServed: "AU",
      },
      {
        "@type": "WebSite",
        "@id": `${origin}/#website`,
        name: brand.name,
        url: `${origin}/`,
        inLanguage: brand.locale,
        publisher: { "@id": organisation },
        potentialAction: {
          "@type": "SearchAction",
          target: `${origin}/directory/listings?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
