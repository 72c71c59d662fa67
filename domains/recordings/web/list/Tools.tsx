/** Begins a recording, or chooses a sound file. */
import { Button, useFormat, useLanguage, usePlanLock, useSession } from '@mizan/platform/ui'
import { IconMicrophone, IconUpload } from '@tabler/icons-react'
import { useRef } from 'react'
import { audioEndings } from '../../data/types.ts'
import { reminder } from '../consent/reminder.ts'
import { recorder, useRunning } from '../page.ts'
import { readLiveText } from '../recorder/live-text.ts'
import { useText } from '../text.ts'
import { type UploadOptions, useUpload } from './use-upload.tsx'

const accepted = audioEndings.map((ending) => `.${ending}`).join(',')

export interface OfCase {
  caseId: string
  caseTitle: string
}

export function Tools(about: UploadOptions) {
  const t = useText()
  const lock = usePlanLock()
  const { upload, question } = useUpload(about)
  const begin = useBegin(about)
  const running = useRunning()
  const field = useRef<HTMLInputElement>(null)
  const isBusy = running !== undefined && running.state !== 'refused'
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
        onClick={() => field.current?.click()}
        {...lock}
      >
        {t('upload')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept={accepted}
        onChange={({ currentTarget }) => {
          upload([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
      {question}
      <Button
        variant="default"
        data-begins-recording
        leftSection={<IconMicrophone size={18} stroke={1.7} aria-hidden />}
        onClick={() => begin()}
        {...(isBusy ? { disabled: true, title: t('recorder.busy') } : lock)}
      >
        {t('record')}
      </Button>
    </>
  )
}

/** The facts that continuing an unfinished recording needs. */
export interface GoesOn {
  recordingId: string
  part: number
  beforeMs: number
  name: string
}

export function useBegin({ caseId, caseTitle }: OfCase): (goesOn?: GoesOn) => void {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  const { userId = '' } = useSession()
  return (before) => {
    const { name: known, ...goesOn } = before ?? {}
    const name = known ?? t('newName', { date: format.moment(new Date().toISOString()) })
    const wanted = {
      userId,
      caseId,
      caseTitle,
      name,
      ...(before && { goesOn: goesOn as Omit<GoesOn, 'name'> }),
    }
    const go = () => void recorder.begin(wanted, language, readLiveText())
    // A person who continues a recording was reminded when it began.
    if (before) go()
    else reminder.ask(go)
  }
}
