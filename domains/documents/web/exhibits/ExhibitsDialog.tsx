/** Asks in which order and under which titles chosen documents become one PDF of exhibits. */
import { notify, Segmented } from '@mizan/platform/ui'
import { CheckField, FormDialog, TextField, useForm } from '@mizan/platform/ui/forms'
import { longestName, mostExhibits } from '../../data/limits.ts'
import {
  type ExhibitWord,
  exhibitLabel,
  exhibitRefusals,
  exhibitWords,
  refusedAsExhibit,
} from '../../rules/exhibits.ts'
import { cleanName, stemOf } from '../../rules/names.ts'
import type { Document } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useNamedLosses } from '../losses/text.ts'
import { useDownload } from '../use-download.ts'
import classes from './exhibits.module.css'
import { Rows } from './Rows.tsx'
import { useText } from './text.ts'
import { arrangements, type Entry, useOrder } from './use-order.ts'

interface Props {
  caseId: string
  documents: readonly Document[]
  onDone: () => void
  onClose: () => void
}

interface Values {
  entries: Entry[]
  word: ExhibitWord
  name: string
  isStamped: boolean
}

export function ExhibitsDialog({ caseId, documents, onDone, onClose }: Props) {
  const t = useText()
  const make = useMaking(caseId)
  const form = useForm<Values>({
    initial: { entries: entriesOf(documents), word: 'annex', name: 'Ekler', isStamped: true },
    check: ({ entries, name }) => ({
      ...(cleanName(name, 'pdf') === '' && { name: t('nameMissing') }),
      ...(entries.length === 0 && { entries: t('none') }),
      ...(entries.length > mostExhibits && {
        entries: t('tooMany', { most: mostExhibits, count: entries.length }),
      }),
    }),
    submit: async (values) => {
      await make(values)
      onDone()
    },
  })
  const entries = form.field('entries')
  const word = form.field('word')
  const order = useOrder(entries.value, entries.onChange)
  return (
    <FormDialog title={t('title')} form={form} submit={t('submit')} onClose={onClose}>
      <Segmented
        label={t('word.label')}
        value={word.value}
        options={exhibitWords.map((value) => ({ value, label: t(`word.${value}`) }))}
        onChange={word.onChange}
      />
      <Refused documents={documents} />
      {entries.error && (
        <p className={classes.refused} role="alert">
          {entries.error}
        </p>
      )}
      <Rows entries={entries.value} word={word.value} order={order} />
      <TextField
        label={t('name')}
        hint=".pdf"
        maxLength={longestName - 4}
        autoComplete="off"
        {...form.field('name')}
      />
      <CheckField
        label={t('stamps', { example: `${exhibitLabel(word.value, 3)} · 2/5` })}
        {...form.field('isStamped')}
      />
      <p className={classes.hint}>{t('flat')}</p>
    </FormDialog>
  )
}

const entriesOf = (documents: readonly Document[]): Entry[] =>
  documents
    .filter(({ latest }) => refusedAsExhibit(latest) === undefined)
    .map(({ documentId, name, createdAt }) => ({
      ...{ documentId, name },
      title: stemOf(name),
      addedAt: createdAt,
    }))
    .toSorted(arrangements.added)

/** What is left out is said before anything begins, each reason once. */
function Refused({ documents }: { documents: readonly Document[] }) {
  const t = useText()
  const refused = Object.groupBy(documents, ({ latest }) => refusedAsExhibit(latest) ?? 'included')
  return exhibitRefusals.map((why) => {
    const names = refused[why]?.map(({ name }) => name).join(', ')
    return (
      names && (
        <p key={why} className={classes.refused}>
          {t(`refused.${why}`, { names })}
        </p>
      )
    )
  })
}

/** Makes it, and offers it for download at once. */
function useMaking(caseId: string): (values: Values) => Promise<void> {
  const t = useText()
  const textsOf = useNamedLosses()
  const send = useSend('documents.makeExhibits')
  const { download } = useDownload(caseId)
  return async ({ entries, word, name, isStamped }) => {
    const exhibits = entries.map(({ documentId, title }) => ({ documentId, title: title.trim() }))
    const { document, pages, losses } = await send.mutateAsync({
      params: { caseId },
      body: { name: name.trim(), word, isStamped, exhibits },
    })
    const { documentId, name: made } = document
    notify('success', t('made', { name: made, count: pages }), {
      action: { label: t('download'), run: () => download({ documentId, name: made }) },
    })
    if (losses.length > 0) notify('warning', t('lost', { losses: textsOf(losses).join(' ') }))
  }
}
