/** News in both languages, with the day, the picture, and whether they are published. */
import { dayInTurkey } from '@mizan/platform/calendar'
import { Button, hooksOf, notify, useUnsavedChanges } from '@mizan/platform/ui'
import {
  AreaField,
  CheckField,
  FormActions,
  FormBody,
  problemsIn,
  TextField,
  useForm,
} from '@mizan/platform/ui/forms'
import type { visitorRows } from '../../contract.ts'
import { longestNews, longestNewsTitle } from '../../data/news.ts'
import type { OwnNews } from '../../schemas/news.ts'
import { useText } from '../text.ts'
import { PictureField } from './PictureField.tsx'

const { useSend } = hooksOf<typeof visitorRows>()

const valuesOf = (news: OwnNews | undefined) => ({
  date: news?.date ?? dayInTurkey(new Date()),
  picture: news?.picture ? 'kept' : '',
  titleTr: news?.tr.title ?? '',
  bodyTr: news?.tr.body ?? '',
  titleEn: news?.en.title ?? '',
  bodyEn: news?.en.body ?? '',
  isPublished: news?.isPublished ?? false,
})

interface Props {
  /** Undefined for new ones. */
  news: OwnNews | undefined
  onDone: () => void
}

export function NewsForm({ news, onDone }: Props) {
  const t = useText()
  const save = useSend('news.save')
  const form = useForm({
    initial: valuesOf(news),
    check: async (values) => problemsIn((await import('../../schemas/news.ts')).NewsDraft, values),
    submit: async (values) => {
      await save.mutateAsync({ body: { ...values, ...(news && { newsId: news.id }) } })
      notify('success', t('staff.saved'))
      onDone()
    },
  })
  useUnsavedChanges(form.dirty)
  const { field } = form
  return (
    <FormBody form={form}>
      <TextField label={t('staff.day')} maxLength={10} {...field('date')} />
      <PictureField
        value={form.values.picture}
        shown={news?.picture ?? null}
        onChange={field('picture').onChange}
      />
      <TextField label={t('staff.titleTr')} maxLength={longestNewsTitle} {...field('titleTr')} />
      <AreaField label={t('staff.bodyTr')} maxLength={longestNews} rows={6} {...field('bodyTr')} />
      <TextField label={t('staff.titleEn')} maxLength={longestNewsTitle} {...field('titleEn')} />
      <AreaField label={t('staff.bodyEn')} maxLength={longestNews} rows={6} {...field('bodyEn')} />
      <CheckField label={t('staff.publish')} {...field('isPublished')} />
      <FormActions>
        <Button type="submit" loading={form.busy}>
          {t('staff.save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('staff.cancel')}
        </Button>
      </FormActions>
    </FormBody>
  )
}
