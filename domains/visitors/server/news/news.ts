/** News: read by everybody, written by staff of the service. */
import { randomUUID } from 'node:crypto'
import { AppError, type BinaryAnswer } from '@mizan/platform/contract'
import { mostNews, shownNews } from '../../data/news.ts'
import type { NewsDraft, NewsItem, OwnNews } from '../../schemas/news.ts'
import type { VisitorCall } from '../call.ts'
import { htmlOf } from './markdown.ts'
import {
  countNews,
  deleteNews,
  findPicture,
  insertNews,
  listAll,
  listPublished,
  type NewsRow,
  updateNews,
} from './store.ts'

const present = (row: NewsRow): NewsItem => ({
  id: row.id,
  date: row.day,
  picture: row.has_picture ? `/api/news/${row.id}/picture` : null,
  tr: { title: row.title_tr, body: row.body_tr, html: htmlOf(row.body_tr) },
  en: { title: row.title_en, body: row.body_en, html: htmlOf(row.body_en) },
})

const presentOwn = (row: NewsRow): OwnNews => ({
  ...present(row),
  isPublished: row.is_published,
  changedAt: row.changed_at,
})

export const readNews = (call: VisitorCall): Promise<{ items: NewsItem[] }> =>
  call.system.read(async (tx) => ({ items: (await listPublished(tx, shownNews)).map(present) }))

export const readAllNews = (call: VisitorCall): Promise<{ items: OwnNews[] }> =>
  call.system.read(async (tx) => ({ items: (await listAll(tx)).map(presentOwn) }))

/** @throws AppError `news.not_found` or `news.too_many` */
export const saveNews = (call: VisitorCall, { newsId, ...draft }: NewsDraft): Promise<OwnNews> =>
  call.system(async (tx) => {
    if (!newsId && (await countNews(tx)) >= mostNews)
      throw new AppError('news.too_many', { values: { most: String(mostNews) } })
    const row = newsId ? await updateNews(tx, newsId, draft) : await insertNews(tx, randomUUID(), draft)
    if (!row) throw new AppError('news.not_found')
    tx.about(row.id)
    return presentOwn(row)
  })

/** Its address contains the id of the news, which nobody guesses. @throws AppError `news.not_found` */
export async function readPicture(call: VisitorCall, { newsId }: { newsId: string }): Promise<BinaryAnswer> {
  const kept = await call.system.read((tx) => findPicture(tx, newsId))
  const [, kind, bytes] = /^data:image\/(webp|jpeg|png);base64,(.*)$/.exec(kept ?? '') ?? []
  if (!kind || !bytes) throw new AppError('news.not_found')
  return { body: Buffer.from(bytes, 'base64'), contentType: `image/${kind}`, fileName: `${newsId}.${kind}` }
}

/** @throws AppError `news.not_found` */
export const removeNews = (call: VisitorCall, { newsId }: { newsId: string }): Promise<{ done: true }> =>
  call.system(async (tx) => {
    if (!(await deleteNews(tx, newsId))) throw new AppError('news.not_found')
    tx.about(newsId)
    return { done: true }
  })
