/** The title of a draft, whether it is saved, and where it goes from here. */
import { PageHead, useFormat } from '@mizan/platform/ui'
import type { Draft } from '../../schemas.ts'
import { draftsAddress } from '../address.ts'
import { Export, ToCase } from '../leaving/Leaving.tsx'
import type { Autosave, SaveState } from '../saving/autosave.ts'
import { useText } from '../text.ts'
import { DraftDeletion } from './DraftDeletion.tsx'
import classes from './editor.module.css'
import { gapPlaces } from './gap-keys.ts'
import type { OpenEditor } from './use-editor.ts'
import { Versions } from './Versions.tsx'

interface Props {
  draft: Draft
  title: string
  state: SaveState
  autosave: Autosave
  open: OpenEditor
  isLocked: boolean
  onTitle: (title: string) => void
  onDeleting: (isDeleting: boolean) => void
}

export function Head({ draft, title, state, autosave, open, isLocked, onTitle, onDeleting }: Props) {
  const t = useText()
  const { caseId, caseTitle } = draft
  const gaps = open.editor ? gapPlaces(open.editor).length : 0
  const back = caseId ? `/case-management/${caseId}?tab=drafts` : draftsAddress()
  return (
    <PageHead
      back={{ href: back, label: caseTitle ?? t('title') }}
      title={
        <input
          className={classes.title}
          aria-label={t('titleLabel')}
          value={title}
          maxLength={200}
          readOnly={isLocked}
          lang="tr"
          onChange={(event) => event.target.value.trim() !== '' && onTitle(event.target.value)}
        />
      }
      tools={
        <>
          <Status state={state} />
          {!isLocked && draft.may.includes('delete') && (
            <DraftDeletion
              draft={draft}
              onDeleting={onDeleting}
              onDeleted={() => autosave.adopt(draft.revision)}
            />
          )}
          <Versions draftId={draft.draftId} open={open} isLocked={isLocked} />
          <Export draft={draft} gaps={gaps} flush={() => autosave.flush()} />
        </>
      }
      action={<ToCase draft={draft} gaps={gaps} flush={() => autosave.flush()} />}
    />
  )
}

function Status({ state }: { state: SaveState }) {
  const t = useText()
  const { time } = useFormat()
  return (
    <span className={classes.status} role="status" data-state={state.is}>
      {state.is === 'saved' ? t('state.saved', { time: time(state.at) }) : t(`state.${state.is}`)}
    </span>
  )
}
