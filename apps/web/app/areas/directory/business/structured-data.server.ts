import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import { listDayWindows, type WeekHours, weekdays } from "@boab/contracts/directory/hours";
import type { Category } from "@boab/contracts/directory/listing-fields";
import type { SpecialDay } from "@boab/contracts/directory/special-days";
import { capitalise } from "@boab/format/sentences";
import { formatPhone } from "#lib/format/phone.server.ts";
import { listingPath } from "../listing-card.ts";
import { openGraphUrl } from "../listing-picture.ts";

/** Metadata for search engines and link previews. */
export interface SearchMetadata {
  title: string;
  image: string;
  data: Record<string, unknown>;
}

export function toSearchMetadata(business: PublicBusiness, origin: string): SearchMetadata {
  const { businessName, category, city, state, coverImageUrl } = business;
  const place = [city, state].filter(Boolean).join(" ");
  const image = coverImageUrl?.desktop.jpeg ?? openGraphUrl(business);
  return {
    title: place ? `${businessName}, ${category} in ${place}` : businessName,
    image,
    data: toLocalBusiness(business, origin, new URL(image, origin).href),
  };
}

const schemaTypes: Record<Category, string | string[]> = {
  Restaurants: "Restaurant",
  Services: "LocalBusiness",
  Retail: "Store",
  Health: "MedicalBusiness",
  Education: ["LocalBusiness", "EducationalOrganization"],
};

function toLocalBusiness(business: PublicBusiness, origin: string, image: string) {
  const listingUrl = `${origin}${listingPath(business.slug)}`;
  const socials = Object.values(business.socials).filter((link) => link !== null);
  const specialHours = toSpecialHoursData(business.specialDays);
  return {
    "@context": "https://schema.org",
    "@type": schemaTypes[business.category],
    "@id": listingUrl,
    url: listingUrl,
    name: business.businessName,
    description: business.description,
    image,
    telephone: formatPhone(business.phone).dialled,
    email: business.email,
    ...(business.logoUrl && { logo: new URL(business.logoUrl.desktop.jpeg, origin).href }),
    ...(socials.length > 0 && { sameAs: socials }),
    ...(business.days && { openingHoursSpecification: toHoursData(business.days) }),
    ...(specialHours.length > 0 && { specialOpeningHoursSpecification: specialHours }),
    ...toPlaceData(business),
  };
}

/**
 * Leaves out a hidden address, and gives coordinates only when the entrance is known (DIR-ADDR-03).
 */
function toPlaceData({ hideAddress, address, city, state, postcode, point }: PublicBusiness) {
  if (hideAddress || city === null) return {};
  return {
    address: {
      "@type": "PostalAddress",
      ...(address && { streetAddress: address }),
      addressLocality: city,
      ...(state && { addressRegion: state }),
      ...(postcode && { postalCode: postcode }),
      addressCountry: "AU",
    },
    ...(point?.isExact && {
      geo: { "@type": "GeoCoordinates", latitude: point.latitude, longitude: point.longitude },
    }),
  };
}

/** A day with two windows has two entries; the vocabulary writes a whole day as one until 23:59. */
const toHoursData = (days: WeekHours) =>
  weekdays
    .filter((weekday) => !days[weekday].closed)
    .flatMap((weekday) =>
      (days[weekday].open24 ? [wholeDay] : listDayWindows(days[weekday])).map(
        ({ open, close }) => ({
          "@type": "OpeningHoursSpecification",
          dayOfWeek: `https://schema.org/${capitalise(weekday)}`,
          opens: open,
          closes: close,
        }),
      ),
    );

/** The vocabulary writes a closed day as one that opens and closes at midnight. */
const toSpecialHoursData = (specialDays: readonly SpecialDay[]) =>
  specialDays
    .filter(({ kind }) => kind !== "usual")
    .flatMap(({ date, kind, windows }) =>
      (kind === "closed" ? [closedDay] : windows).map(({ open, close }) => ({
        "@type": "OpeningHoursSpecification",
        validFrom: date,
        validThrough: date,
        opens: open,
        closes: close,
      })),
    );

const closedDay = { open: "00:00", close: "00:00" };
const wholeDay = { open: "00:00", close: "23:59" };
