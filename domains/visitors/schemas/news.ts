/** Shapes of news. */
import { z } from 'zod'
import { longestNews, longestNewsTitle, longestPicture } from '../data/news.ts'

const Title = z.string().trim().min(1).max(longestNewsTitle)
const Body = z.string().trim().min(1).max(longestNews)

/**
 * Empty for none, `kept` for the present one, or a new one as the browser has shrunk it. It is stored on this server,
 * so that reading news tells no other server who reads.
 */
const Picture = z
  .string()
  .max(longestPicture)
  .regex(/^(?:|kept|data:image\/(?:webp|jpeg|png);base64,[A-Za-z0-9+/]+={0,2})$/)

export const NewsDraft = z.strictObject({
  /** Left out for new ones. */
  newsId: z.string().min(1).max(40).optional(),
  isPublished: z.boolean(),
  date: z.iso.date(),
  picture: Picture.default(''),
  titleTr: Title,
  /** Markdown: paragraphs, lists, bold, emphasis and links. */
  bodyTr: Body,
  titleEn: Title,
  bodyEn: Body,
})
export type NewsDraft = z.output<typeof NewsDraft>

const NewsText = z.object({
  title: z.string(),
  /** Markdown, and the HTML that is made of it. */
  body: z.string(),
  html: z.string(),
})

export const NewsItem = z.object({
  id: z.string(),
  date: z.iso.date(),
  /** Its address on this server. */
  picture: z.string().nullable(),
  tr: NewsText,
  en: NewsText,
})
export type NewsItem = z.infer<typeof NewsItem>

export const OwnNews = NewsItem.extend({ isPublished: z.boolean(), changedAt: z.iso.datetime() })
export type OwnNews = z.infer<typeof OwnNews>
