/** `/incoming-mail`: mails that wait to be filed, and the place where files of mails are dropped. */
import { Button, OfficeScreen, PageHead, useLock, useTitle } from '@mizan/platform/ui'
import { IconUpload } from '@tabler/icons-react'
import { getRouteApi } from '@tanstack/react-router'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Copied } from '../address/Copied.tsx'
import { useCall } from '../data.ts'
import { useText } from '../text.ts'
import { MailList } from './MailList.tsx'
import classes from './mail.module.css'
import { useBring } from './use-bring.ts'

const route = getRouteApi('/incoming-mail')

export function IncomingMail() {
  const t = useText()
  useTitle(t('title'))
  return (
    <OfficeScreen
      name={t('title')}
      module="cases"
      level="Write"
      forbidden={{ title: t('forbidden.title'), body: t('forbidden.body') }}
      width="text"
    >
      <Screen />
    </OfficeScreen>
  )
}

function Screen() {
  const t = useText()
  const { page = 1, caseId } = route.useSearch()
  const navigate = route.useNavigate()
  const bring = useBring()
  return (
    <DropArea onFiles={bring}>
      <PageHead title={t('title')} action={<FileButton onFiles={bring} />} line={<p>{t('lead')}</p>} />
      <OfficeAddress />
      <MailList
        caseId={caseId}
        page={page}
        onTurn={(next) => void navigate({ search: (before) => ({ ...before, page: next }) })}
      />
    </DropArea>
  )
}

function OfficeAddress() {
  const t = useText()
  const address = useCall('mail.officeAddress', {}).data?.address
  if (!address) return null
  return (
    <>
      <p className={classes.hint}>{t('office')}</p>
      <Copied text={address} />
    </>
  )
}

type OnFiles = (files: File[]) => Promise<void>

function FileButton({ onFiles }: { onFiles: OnFiles }) {
  const t = useText()
  const lock = useLock()
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        leftSection={<IconUpload size={18} stroke={1.7} aria-hidden />}
        onClick={() => field.current?.click()}
        {...lock}
      >
        {t('bring')}
      </Button>
      <input
        ref={field}
        type="file"
        hidden
        multiple
        accept=".eml,message/rfc822"
        onChange={({ currentTarget }) => {
          void onFiles([...(currentTarget.files ?? [])])
          // The same file can be chosen again.
          currentTarget.value = ''
        }}
      />
    </>
  )
}

function DropArea({ onFiles, children }: { onFiles: OnFiles; children: ReactNode }) {
  const t = useText()
  const lock = useLock()
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => !lock.disabled && dataTransfer.types.includes('Files')
  return (
    <section
      className={classes.area}
      aria-label={t('title')}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        void onFiles([...event.dataTransfer.files])
      }}
    >
      {children}
      {isOver && <div className={classes.over}>{t('drop')}</div>}
    </section>
  )
}
