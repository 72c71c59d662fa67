/** Rows of news: written by staff of the service, read by everybody. */
import { defineRows, done, fileOf } from '@mizan/platform/contract'
import { z } from 'zod'
import { visitorAudit } from '../audit.ts'
import { NewsDraft, NewsItem, OwnNews } from '../schemas/news.ts'

const group = 'general'
const reading = { session: 'bearer', permission: { module: 'product', level: 'Read' } } as const
const writing = { session: 'bearer', permission: { module: 'product', level: 'Write' } } as const
const NewsId = z.object({ newsId: z.string().min(1).max(40) })
const renews = ['news.list', 'news.all'] as const

export const newsRows = defineRows({
  'news.list': {
    method: 'GET',
    path: '/news',
    group,
    access: { session: 'public' },
    summary: 'Lists the published news, the newest first',
    answer: z.object({ items: z.array(NewsItem) }),
    errors: [],
    sample: {},
  },
  'news.picture': {
    method: 'GET',
    path: '/news/{newsId}/picture',
    group,
    access: { session: 'public' },
    summary: 'Gives the picture of news',
    params: NewsId,
    price: 2,
    answer: fileOf('image/webp', 'image/jpeg', 'image/png'),
    errors: ['news.not_found'],
    sample: { params: { newsId: 'sample' } },
  },
  'news.feed': {
    method: 'GET',
    path: '/news/atom.xml',
    group,
    access: { session: 'public' },
    summary: 'Gives the published news as an Atom feed',
    price: 2,
    answer: fileOf('application/atom+xml; charset=utf-8'),
    errors: [],
    sample: {},
  },
  'news.all': {
    method: 'GET',
    path: '/news/all',
    group,
    access: reading,
    summary: 'Lists all news with their drafts, for who writes them',
    answer: z.object({ items: z.array(OwnNews) }),
    errors: [],
    sample: {},
  },
  'news.save': {
    method: 'POST',
    path: '/news/save',
    group,
    access: writing,
    summary: 'Keeps news in both languages, as a draft or published',
    body: NewsDraft,
    price: 5,
    answer: OwnNews,
    errors: ['news.not_found', 'news.too_many'],
    fails: { tr: 'Haber kaydedilemedi.', en: 'Failed to save the news.' },
    renews,
    audit: visitorAudit['news.saved'],
    sample: {
      body: {
        isPublished: false,
        date: '2026-11-29',
        titleTr: 'Yeni hesaplama',
        bodyTr: 'Arabuluculuk ücreti **hesaplanıyor**.',
        titleEn: 'New calculator',
        bodyEn: 'Mediation fees are **computed**.',
      },
    },
  },
  'news.delete': {
    method: 'POST',
    path: '/news/{newsId}/delete',
    group,
    access: writing,
    summary: 'Deletes news for good',
    params: NewsId,
    answer: done,
    errors: ['news.not_found'],
    fails: { tr: 'Haber silinemedi.', en: 'Failed to delete the news.' },
    renews,
    audit: visitorAudit['news.deleted'],
    sample: { params: { newsId: 'sample' } },
  },
})
