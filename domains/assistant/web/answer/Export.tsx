/** Downloads an answer with its sources: as a document, or as a bundle that can be checked again. */
import type { ApiError, Client } from '@mizan/platform/contract/client'
import { Button, notify, saveFile, useApi, useReachable } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { assistantRows } from '../../contract.ts'
import { type AnswerFileType, answerFileTypes } from '../../data/file-types.ts'
import type { Answer } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './answer.module.css'
import { fileNameOf } from './file-name.ts'

const types = Object.keys(answerFileTypes) as AnswerFileType[]

export function Export({ answer }: { answer: Answer }) {
  const t = useText()
  const isReachable = useReachable()
  const { isSaving, save } = useSave(answer)
  return (
    <PanelButton
      label={t('export.open')}
      busy={isSaving}
      disabled={!isReachable}
      face={
        <>
          <IconDownload size={16} stroke={1.7} aria-hidden />
          {t('export.open')}
        </>
      }
    >
      {(close) => (
        <div className={classes.types}>
          {types.map((type) => (
            <Button
              key={type}
              variant="subtle"
              px="sm"
              onClick={() => {
                close()
                save(type)
              }}
            >
              {t(`export.${type}`)}
            </Button>
          ))}
          <p>{t('export.hint')}</p>
        </div>
      )}
    </PanelButton>
  )
}

function useSave({ conversationId, answerId, question }: Answer) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof assistantRows>
  const [isSaving, setSaving] = useState(false)
  const save = (type: AnswerFileType) => {
    setSaving(true)
    client['assistant.answerFile']({ params: { conversationId, answerId }, query: { type } })
      .then(
        (file) => saveFile(file, fileNameOf(question, type)),
        (error: ApiError) => notify('error', error.message || t('export.failed')),
      )
      .finally(() => setSaving(false))
  }
  return { isSaving, save }
}
