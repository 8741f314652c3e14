import { brand } from "@boab/contracts/common/brand";

/** Structured data; the search URL matches the finder's. */
export function buildHomeStructuredData(origin: string) {
  const organisationId = `${origin}/#organisation`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": organisationId,
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
        publisher: { "@id": organisationId },
        potentialAction: {
          "@type": "SearchAction",
          target: `${origin}/directory/listings?q={search_term_string}`,
          "query-input": "required name=search_term_string",
        },
      },
    ],
  };
}
