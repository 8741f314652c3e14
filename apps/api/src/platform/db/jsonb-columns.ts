import type { BookingSettings } from "@boab/contracts/bookings/settings";
import type { BookedStyle, Extra, StyleChoice, StyleTable } from "@boab/contracts/bookings/styles";
import type { Teammate } from "@boab/contracts/bookings/team";
import type { PublicBusiness } from "@boab/contracts/directory/businesses";
import type { OpenWindow, WeekHours } from "@boab/contracts/directory/hours";
import type {
  CoverPosition,
  GalleryFiles,
  PictureFile,
  PictureSet,
} from "@boab/contracts/directory/pictures";
import type { Socials } from "@boab/contracts/directory/socials";
import type { Video } from "@boab/contracts/directory/videos";
import type { ArticlePicture } from "@boab/contracts/magazine/articles";
import type { ArticleBody } from "@boab/contracts/magazine/body";
import type { MainPicture } from "@boab/contracts/magazine/document-fields";
import type { CourierPreset } from "@boab/contracts/marketplace/couriers";
import type { ItemPicture } from "@boab/contracts/marketplace/items";
import type { Figures } from "@boab/contracts/payments/reconciliation";
import type { ReviewPhoto } from "@boab/contracts/reviews/reviews";
import type { ImageRendition } from "@boab/contracts/uploads/uploads";
import type { ColumnType } from "kysely";

/** PostgreSQL returns jsonb parsed, and our code writes it as text: pg would turn an array into one of its own. */
export type Jsonb<Value> = ColumnType<Value, string, string>;

/** The size of the JPEG is stored as well. */
type StorePictures = Record<keyof CoverPosition, PictureFile & { bytes: number }>;

/**
 * What each jsonb column holds. The generated table types refer to it, so a new column does not compile until it is
 * listed. `unknown` stands for what only the owning area can read.
 */
export interface JsonbColumns {
  AdminSettingChange: { value: unknown };
  BookingsBooking: { style: BookedStyle };
  BookingsService: { extras: Extra[]; styles: StyleTable };
  BookingsSettings: Pick<BookingSettings, "daily" | "daysOff" | "singleSlots" | "weekly"> & {
    week: BookingSettings["weekly"];
  };
  BookingsTeammate: { daysOff: Teammate["daysOff"]; weekly: NonNullable<Teammate["weekly"]> };
  BookingsWaitlistPlace: { style: StyleChoice };
  DirectoryBusiness: {
    catalog: NonNullable<PublicBusiness["catalogData"]>;
    cover: PictureSet;
    coverPosition: Partial<CoverPosition>;
    days: WeekHours;
    logo: PictureSet;
    socials: Partial<Socials>;
    video: Video;
    week: WeekHours;
  };
  DirectoryGalleryPicture: { picture: PictureFile; smaller: Partial<GalleryFiles> };
  DirectorySpecialDay: { windows: OpenWindow[] };
  MagazineArticle: { body: ArticleBody; hero: ArticlePicture };
  MagazineDocument: { body: ArticleBody; mainPicture: MainPicture };
  MagazineDocumentVersion: { body: ArticleBody; mainPicture: MainPicture };
  MarketplaceCheckoutLine: { picture: ItemPicture };
  MarketplaceItem: { couriers: CourierPreset[]; mainPicture: ItemPicture };
  MarketplaceItemPhoto: { picture: ItemPicture };
  MarketplaceOrderLine: { picture: ItemPicture };
  MarketplaceStore: {
    header: StorePictures;
    headerPosition: Partial<CoverPosition>;
    logo: StorePictures;
    logoPosition: Partial<CoverPosition>;
  };
  MediaAccount: { header: ImageRendition[]; profile: ImageRendition[] };
  PaymentsReconciliationRun: { figures: Figures };
  PlatformAuditEntry: { changes: Record<string, unknown> };
  PlatformAuditPersonal: { changes: Record<string, unknown> };
  PlatformIdempotentAnswer: { answer: unknown };
  ReviewsReviewPhoto: { picture: Omit<ReviewPhoto, "id"> };
  UploadsUpload: { keys: unknown };
}
