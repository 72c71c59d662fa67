/** The description while it is written. */
import { Button, useFormat } from '@mizan/platform/ui'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { longestDescription } from '../../data/limits.ts'
import { useText } from '../text.ts'
import { isOver } from './clash.ts'
import { useEditing } from './editing.tsx'
import classes from './summary.module.css'
import { useDraft } from './use-draft.ts'

/** What the editor begins with: a text, what was there, and the version of the case at that time. */
export interface Start {
  text: string
  before: string
  version: number
}

export function DescriptionEditor({ start, onClose }: { start: Start; onClose: () => void }) {
  const t = useText()
  const format = useFormat()
  const { record, save, isSaving } = useEditing()
  const [typed, setTyped] = useState(start.text)
  const area = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft({ caseId: record.caseId, version: start.version })
  useEffect(() => area.current?.focus(), [])
  const change = (text: string) => {
    setTyped(text)
    draft.typed(text)
  }
  const put = async () => {
    draft.stop()
    if (typed === start.before) return drop()
    const outcome = await save('description', typed, start)
    // A text that was not saved stays a draft. The choice between two texts is in a dialog of its own.
    if (outcome === 'kept') draft.forget()
    else draft.keep(typed)
    if (isOver(outcome)) onClose()
  }
  const drop = () => {
    draft.discard()
    onClose()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && typed === start.text) drop()
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    void put()
  }
  const other = record.draft
  const isElsewhere = other && other.description !== typed && other.description !== start.text
  return (
    <>
      {isElsewhere && !draft.isOwn(other.description) && (
        <div className={classes.other} role="status">
          <span>{t('draft.elsewhere', { at: format.time(other.savedAt) })}</span>
          <Button variant="default" onClick={() => change(other.description)}>
            {t('draft.open')}
          </Button>
          <Button variant="subtle" onClick={() => draft.keep(typed)}>
            {t('draft.keep')}
          </Button>
        </div>
      )}
      <textarea
        ref={area}
        className={classes.text}
        aria-label={t('description.title')}
        maxLength={longestDescription}
        value={typed}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKey}
      />
      <div className={classes.actions}>
        <Button loading={isSaving} onClick={() => void put()}>
          {t('description.save')}
        </Button>
        <Button variant="subtle" onClick={drop}>
          {t('description.drop')}
        </Button>
        <span className={classes.draft} role="status">
          {draft.savedAt && t('draft.saved', { at: format.time(draft.savedAt) })}
        </span>
      </div>
    </>
  )
}
