/** A draft: its head, the paper, and beside it its gaps and its sources. */
import { usePlanLock } from '@mizan/platform/ui'
import { useEffect, useState } from 'react'
import type { Draft, DraftText } from '../../schemas.ts'
import { Rail } from '../rail/Rail.tsx'
import { ClashDialog } from '../saving/ClashDialog.tsx'
import { findCopy } from '../saving/copies.ts'
import { useAutosave } from '../saving/use-autosave.ts'
import { useText } from '../text.ts'
import classes from './editor.module.css'
import { Head } from './Head.tsx'
import sheet from './paper.module.css'
import { Toolbar } from './Toolbar.tsx'
import { useEditor } from './use-editor.ts'

interface Props {
  draft: Draft
  onDeleting: (isDeleting: boolean) => void
}

export function DraftEditor({ draft, onDeleting }: Props) {
  const t = useText()
  const { disabled } = usePlanLock()
  const isLocked = disabled || !draft.may.includes('edit')
  const [copy] = useState(() => (isLocked ? undefined : findCopy(draft.draftId)))
  const [title, setTitle] = useState(copy?.title ?? draft.title)
  const { autosave, state, setState } = useAutosave(copy ? { ...draft, revision: copy.revision } : draft)
  const titleOf = useLatest(title)
  const put = (text: DraftText) => autosave.put({ title: titleOf.current, text })
  const open = useEditor({ text: copy?.text ?? draft.text, label: t('paper'), isLocked, onText: put })
  const { replace, textNow } = open
  // Text that a closed tab has left behind is sent at once.
  useEffect(() => {
    if (copy) autosave.put({ title: copy.title, text: copy.text })
  }, [copy, autosave])
  useForeignText(draft, autosave, (text, theirs) => {
    replace(text)
    setTitle(theirs)
  })
  const rename = (next: string) => {
    setTitle(next)
    titleOf.current = next
    autosave.put({ title: next, text: textNow() })
  }
  const takeTheirs = (text: DraftText, revision: number) => {
    replace(text)
    autosave.adopt(revision)
    setState({ is: 'saved', at: new Date().toISOString() })
  }
  return (
    <div className={classes.screen}>
      <Head
        draft={draft}
        title={title}
        state={state}
        autosave={autosave}
        open={open}
        onTitle={rename}
        isLocked={isLocked}
        onDeleting={onDeleting}
      />
      {isLocked && <p className={classes.locked}>{t('readOnly')}</p>}
      {!isLocked && <Toolbar open={open} />}
      <div className={classes.columns}>
        <div className={classes.desk}>
          <div ref={open.element} className={sheet.paper} data-locked={isLocked || undefined} />
        </div>
        <Rail draft={draft} open={open} />
      </div>
      {state.is === 'clash' && (
        <ClashDialog
          clash={state.clash}
          mine={textNow()}
          onTheirs={takeTheirs}
          onMine={() => void autosave.insist()}
        />
      )}
    </div>
  )
}

function useLatest<T>(value: T) {
  const [box] = useState({ current: value })
  box.current = value
  return box
}

/** Shows the text that somebody else has saved, unless the person has unsaved text. */
function useForeignText(
  { revision, text, title }: Draft,
  autosave: { isClean: boolean; revision: number; adopt: (revision: number) => void },
  show: (text: DraftText, title: string) => void,
): void {
  const latest = useLatest(show)
  useEffect(() => {
    if (!autosave.isClean || revision <= autosave.revision) return
    autosave.adopt(revision)
    latest.current(text, title)
  }, [revision, text, title, autosave, latest])
}
