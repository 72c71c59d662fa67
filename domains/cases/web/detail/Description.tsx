/** The description of the case. What is typed is kept as a draft until it is saved. */
import { Button, useFormat, usePlanLock } from '@mizan/platform/ui'
import { useState } from 'react'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { DescriptionEditor, type Start } from './DescriptionEditor.tsx'
import { useEditing } from './editing.tsx'
import classes from './summary.module.css'
import { useUnsentDraft } from './use-unsent-draft.ts'

export function Description() {
  const t = useText()
  const { record, saved } = useEditing()
  // A draft is kept in the browser as well, so it can be written without a connection.
  const lock = usePlanLock()
  const mayEdit = record.may.includes('edit') && !lock.disabled
  const { description, draft, version } = record
  const [start, setStart] = useState<Start | null>(null)
  const unsent = useUnsentDraft({
    caseId: record.caseId,
    known: draft,
    isWaiting: mayEdit && start === null,
  })
  const kept = unsent.draft ?? draft
  const edit = () => setStart({ text: description, before: description, version })
  return (
    <section>
      <div className={classes.head}>
        <h2>{t('description.title')}</h2>
        <span role="status" className={classes.saved}>
          {saved === 'description' && t('description.saved')}
        </span>
      </div>
      {start ? (
        <DescriptionEditor start={start} onClose={() => setStart(null)} />
      ) : (
        <>
          {mayEdit && kept && (
            <KeptDraft
              savedAt={kept.savedAt}
              onDiscard={unsent.forget}
              onOpen={() => setStart({ text: kept.description, before: description, version: kept.version })}
            />
          )}
          {mayEdit ? (
            <button
              type="button"
              className={classes.text}
              data-empty={!description || undefined}
              onClick={edit}
            >
              {description || t('description.empty')}
            </button>
          ) : (
            <div className={classes.text}>{description || '–'}</div>
          )}
        </>
      )}
    </section>
  )
}

interface KeptDraftProps {
  savedAt: string
  onOpen: () => void
  onDiscard: () => void
}

/** A draft from before, which was neither saved nor thrown away. */
function KeptDraft({ savedAt, onOpen, onDiscard }: KeptDraftProps) {
  const t = useText()
  const format = useFormat()
  const { record } = useEditing()
  const { caseId, version } = record
  const [isGone, setGone] = useState(false)
  const send = useSend('cases.saveDraft')
  if (isGone) return null
  const discard = () => {
    setGone(true)
    onDiscard()
    send.mutate({ params: { caseId }, body: { description: null, version } })
  }
  return (
    <div className={classes.other}>
      <span>{t('draft.kept', { at: format.moment(savedAt) })}</span>
      <Button variant="default" onClick={onOpen}>
        {t('draft.open')}
      </Button>
      <Button variant="subtle" onClick={discard}>
        {t('draft.discard')}
      </Button>
    </div>
  )
}
