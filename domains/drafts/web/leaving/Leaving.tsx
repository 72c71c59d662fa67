/** Downloads a draft, or saves it in its case. Gaps are reported first, and are marked in the file. */
import type { Client } from '@mizan/platform/contract/client'
import { Button, notify, saveFile, useApi, useLock, useReachable } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { CheckField } from '@mizan/platform/ui/forms'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { draftRows } from '../../contract.ts'
import { type DraftFileType, draftFileTypes } from '../../data/file-types.ts'
import type { Draft } from '../../schemas.ts'
import classes from '../editor/editor.module.css'
import { useText } from '../text.ts'
import { SaveInCase } from './SaveInCase.tsx'

const types = Object.keys(draftFileTypes) as DraftFileType[]

interface Props {
  draft: Draft
  gaps: number
  /** The last typed text reaches the server before it is written into a file. */
  flush: () => Promise<void>
}

/** The main action of the screen: nothing for those who only read the draft. */
export function ToCase({ draft, gaps, flush }: Props) {
  const t = useText()
  const lock = useLock()
  const [isSaving, setSaving] = useState(false)
  if (!draft.may.includes('edit')) return null
  return (
    <>
      <Button onClick={() => setSaving(true)} {...lock}>
        {t('leave.toCase')}
      </Button>
      {isSaving && <SaveInCase draft={draft} gaps={gaps} flush={flush} onClose={() => setSaving(false)} />}
    </>
  )
}

export function Export({ draft, gaps, flush }: Props) {
  const t = useText()
  const isReachable = useReachable()
  const [letterhead, setLetterhead] = useState(false)
  const { isBusy, save } = useDownload(draft, flush)
  const face = (
    <>
      <IconDownload size={16} stroke={1.7} aria-hidden />
      <span className={classes.wide}>{t('leave.export')}</span>
    </>
  )
  return (
    <PanelButton label={t('leave.export')} busy={isBusy} disabled={!isReachable} face={face}>
      {(close) => (
        <div className={classes.types}>
          {gaps > 0 && <p role="alert">{t('leave.gaps', { count: gaps })}</p>}
          <CheckField
            name="letterhead"
            label={t('leave.letterhead')}
            value={letterhead}
            onChange={setLetterhead}
          />
          {types.map((type) => (
            <Button
              key={type}
              variant="subtle"
              px="sm"
              onClick={() => {
                close()
                void save(type, letterhead)
              }}
            >
              {gaps > 0 ? t('leave.stillAs', { type: t(`leave.${type}`) }) : t(`leave.${type}`)}
            </Button>
          ))}
        </div>
      )}
    </PanelButton>
  )
}

function useDownload({ draftId, title }: Draft, flush: () => Promise<void>) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof draftRows>
  const [isBusy, setBusy] = useState(false)
  const save = async (type: DraftFileType, letterhead: boolean) => {
    setBusy(true)
    try {
      await flush()
      const query = { type, letterhead: String(letterhead) }
      saveFile(await client['drafts.file']({ params: { draftId }, query }), `${title}.${type}`)
    } catch (error) {
      notify('error', (error as Error).message || t('leave.failed'))
    }
    setBusy(false)
  }
  return { isBusy, save }
}
