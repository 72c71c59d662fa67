/** The expert view: every filter of the search, submitted together. */
import { Button, Segmented, useFormat } from '@mizan/platform/ui'
import { type FormEvent, useRef, useState } from 'react'
import type { SearchOptions } from '../../../schemas.ts'
import { useOptions } from '../../options.ts'
import { useText } from '../../text.ts'
import { useDecisionAddress } from '../../use-decision-address.ts'
import { CourtFields } from './CourtFields.tsx'
import { type Draft, type DraftErrors, draftOf, readDraft } from './draft.ts'
import classes from './ExpertForm.module.css'
import { ContentFields, NumberFields } from './fields.tsx'

interface Props {
  /** The filters were applied. */
  onApplied?: () => void
}

export default function ExpertForm({ onApplied }: Props) {
  const t = useText()
  const format = useFormat()
  const [address, change] = useDecisionAddress()
  const options = useOptions(address.country)
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState(() => draftOf(address, format.date))
  const [errors, setErrors] = useState<DraftErrors>({})
  // A field that is being corrected no longer shows its error.
  const set = (part: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...part }))
    const changed = Object.fromEntries(Object.keys(part).map((name) => [name, undefined]))
    setErrors((before) => ({ ...before, ...changed }))
  }

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const read = readDraft(draft)
    setErrors(read.errors)
    const wrong = Object.keys(read.errors)[0]
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus()
    else {
      change({ ...read.patch, ...namedInText(read.patch.sides, address.q, options) })
      onApplied?.()
    }
  }
  const fields = { country: address.country, draft, set, errors, options }
  return (
    <form ref={form} className={classes.form} onSubmit={onSubmit} noValidate>
      <CourtFields {...fields} />
      <NumberFields {...fields} />
      <ContentFields {...fields} />
      <div className={classes.foot}>
        <div className={classes.words}>
          <span aria-hidden>{t('expert.words')}</span>
          <Segmented
            label={t('expert.words')}
            value={draft.mode}
            onChange={(mode) => set({ mode })}
            options={[
              { value: 'smart', label: t('expert.smart') },
              { value: 'all', label: t('expert.all') },
              { value: 'either', label: t('expert.either') },
            ]}
          />
        </div>
        <Button
          variant="subtle"
          color="var(--muted)"
          onClick={() => {
            setDraft(draftOf({ country: address.country }, format.date))
            setErrors({})
          }}
        >
          {t('expert.reset')}
        </Button>
        <Button type="submit">{t('expert.apply')}</Button>
      </div>
    </form>
  )
}

/** Where no decision lists its parties apart from its text, a name is sought as a phrase in the text. */
function namedInText(sides: string | undefined, q: string | undefined, options: SearchOptions | undefined) {
  if (!sides || !options?.absentFields.includes('sides')) return {}
  return { sides: undefined, q: [q, `+"${sides.replaceAll('"', '')}"`].filter(Boolean).join(' ') }
}
