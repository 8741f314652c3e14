import { z } from "zod";
import { defineCall } from "../common/call.ts";
import { Cursor, pageLimit, Timestamp, text } from "../common/fields.ts";
import { BusinessId, Category } from "../directory/listing-fields.ts";
import { PictureSet } from "../directory/pictures.ts";
import { ItemPicture } from "../marketplace/items.ts";
import { ArticleBody, BodyPicture } from "./body.ts";
import { ArticleCategory } from "./categories.ts";

const slug = (max: number) =>
  text(max, "Invalid address.").regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Invalid address.");

export const ArticleSlug = slug(120);
export const AuthorSlug = slug(80);

const Byline = z.strictObject({ slug: z.string(), name: z.string() });

export const ArticlePicture = BodyPicture.extend({ caption: z.string() });
export type ArticlePicture = z.infer<typeof ArticlePicture>;

/** An article in a list (MAG-04). */
export const ArticleCard = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  excerpt: z.string(),
  slug: z.string(),
  image: BodyPicture,
  category: ArticleCategory,
  /** All names in one line; `authors` has them one by one. */
  author: z.string(),
  authors: z.array(Byline),
  date: Timestamp,
  /** The reading time is in minutes. */
  readTime: z.int(),
});
export type ArticleCard = z.infer<typeof ArticleCard>;

export const ArticleQuery = z.strictObject({
  q: text(120).optional(),
  category: ArticleCategory.optional(),
  tag: text(40).optional(),
  author: AuthorSlug.optional(),
  cursor: Cursor.optional(),
  limit: pageLimit(48).optional(),
});
export type ArticleQuery = z.output<typeof ArticleQuery>;

export const listArticles = defineCall({
  method: "GET",
  path: "/magazine/articles",
  summary: "List published articles, newest first, or search them",
  query: ArticleQuery,
  response: z.strictObject({ data: z.array(ArticleCard), nextCursor: Cursor.nullable() }),
});

const MagazineFront = z.strictObject({
  /** The newest one that the editors chose, or the newest of all. */
  featured: ArticleCard.nullable(),
  /** A quote from the featured article. */
  quote: z.string().nullable(),
  /** Only categories that have an article. */
  categories: z.array(ArticleCategory),
});
export type MagazineFront = z.infer<typeof MagazineFront>;

export const readFront = defineCall({
  method: "GET",
  path: "/magazine/front",
  summary: "The featured article, and the categories that have articles",
  response: MagazineFront,
});

/** A business in an article, as it is when somebody reads. One that is hidden or gone is left out. */
export const ArticleBusiness = z.strictObject({
  id: BusinessId,
  name: z.string(),
  slug: z.string(),
  category: Category,
  city: z.string().nullable(),
  state: z.string().nullable(),
  cover: PictureSet.nullable(),
});
export type ArticleBusiness = z.infer<typeof ArticleBusiness>;

/** An item in an article; one that is no longer for sale shows only its name. */
export const ArticleItem = z.strictObject({
  sku: z.string(),
  name: z.string(),
  storeName: z.string(),
  priceCents: z.int().nullable(),
  picture: ItemPicture.nullable(),
  state: z.enum(["for sale", "sold out", "gone"]),
});
export type ArticleItem = z.infer<typeof ArticleItem>;

/** The whole article (MAG-05). */
export const Article = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  subtitle: z.string().nullable(),
  excerpt: z.string(),
  category: ArticleCategory,
  author: z.string(),
  authors: z.array(Byline),
  publishedAt: Timestamp,
  updatedAt: Timestamp,
  readMins: z.int(),
  tags: z.array(z.string()),
  hero: ArticlePicture,
  heroUrl: z.string(),
  heroCaption: z.string(),
  lede: z.string().nullable(),
  /** The first picture in the text, and those of its galleries; both are part of the body. */
  inlineUrl1: z.string().nullable(),
  gallery: z.array(BodyPicture),
  body: ArticleBody,
  businesses: z.array(ArticleBusiness),
  items: z.array(ArticleItem),
  related: z.array(ArticleCard),
});
export type Article = z.infer<typeof Article>;

export const readArticle = defineCall({
  method: "GET",
  path: "/magazine/articles/:slug",
  summary: "Read a published article, with what it shows as it is now",
  params: z.strictObject({ slug: ArticleSlug }),
  response: Article,
});

export const ArticleAuthor = z.strictObject({
  slug: z.string(),
  name: z.string(),
  bio: z.string(),
  isDemo: z.boolean(),
});
export type ArticleAuthor = z.infer<typeof ArticleAuthor>;

export const readAuthor = defineCall({
  method: "GET",
  path: "/magazine/authors/:slug",
  summary: "An author with at least one published article",
  params: z.strictObject({ slug: AuthorSlug }),
  response: ArticleAuthor,
});

const Mention = z.strictObject({ slug: z.string(), title: z.string(), date: Timestamp });
export type ArticleMention = z.infer<typeof Mention>;

export const listMentions = defineCall({
  method: "GET",
  path: "/magazine/mentions",
  summary: "Published articles that show a business or an item, newest first",
  query: z
    .strictObject({
      businessId: BusinessId.optional(),
      sku: text(20)
        .regex(/^SKU-[0-9A-Z]{8}$/, "Invalid SKU.")
        .optional(),
    })
    .refine(
      ({ businessId, sku }) => (businessId === undefined) !== (sku === undefined),
      "Please name a business or an item.",
    ),
  response: z.strictObject({ data: z.array(Mention) }),
});

/** A magazine writes some hundreds a year, so one file holds them all for decades. */
export const maxSitemapArticles = 45_000;

export const listArticleAddresses = defineCall({
  method: "GET",
  path: "/magazine/sitemap",
  summary: "The addresses of published articles and of their authors, for the sitemap",
  response: z.strictObject({
    articles: z.array(z.strictObject({ slug: z.string(), updatedAt: Timestamp })),
    authors: z.array(z.strictObject({ slug: z.string() })),
  }),
});
