/** The first step: what is imported, and the file with it. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Segmented, useAccount, useFormat, usePermission, useReachable } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { ImportKind } from '../../data/kinds.ts'
import type { Import } from '../../schemas.ts'
import { useCall, useSend } from '../data.ts'
import { useText } from '../text.ts'
import { useDownloads } from '../use-downloads.ts'
import { useKeep } from '../use-keep.ts'
import classes from './steps.module.css'

interface Props {
  kind: ImportKind
  onKind: (kind: ImportKind) => void
  onUploaded: (record: Import) => void
}

const hints = {
  clients: 'table.hintClients',
  cases: 'table.hintCases',
  parties: 'table.hintParties',
} as const

export function TableStep({ kind, onKind, onUploaded }: Props) {
  const t = useText()
  const downloads = useDownloads()
  const mayAddClients = usePermission('clients', 'Write') === true
  const kinds = (['cases', 'clients', 'parties'] as const).filter((one) => one !== 'clients' || mayAddClients)
  return (
    <div className={classes.stack}>
      <Segmented
        label={t('table.kind')}
        value={kind}
        options={kinds.map((value) => ({ value, label: t(`table.${value}`) }))}
        onChange={onKind}
      />
      <p className={classes.muted}>{t(hints[kind])}</p>
      <FileDrop kind={kind} onUploaded={onUploaded} />
      <Button variant="subtle" onClick={() => downloads.template(kind)}>
        {t('table.template')}
      </Button>
      <Earlier />
    </div>
  )
}

function FileDrop({ kind, onUploaded }: Pick<Props, 'kind' | 'onUploaded'>) {
  const t = useText()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const { account } = useAccount()
  const isReachable = useReachable()
  const keep = useKeep()
  const upload = useSend('imports.upload', (record, { body }) => {
    keep(record)
    keepFile(record.importId, body.file)
    onUploaded(record)
  })
  const isLocked = account?.readOnly === true || !isReachable
  const take = (file: File | undefined) => file && !isLocked && upload.mutate({ body: { kind, file } })
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <p>{t('table.drop')}</p>
      <Button loading={upload.isPending} disabled={isLocked} onClick={() => input.current?.click()}>
        {t('table.choose')}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xlsx,.csv,.txt,.tsv,.xls,.htm,.html"
        aria-label={t('table.choose')}
        onChange={(event) => {
          take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p className={classes.muted}>{t('table.formats')}</p>
      <p role="status" className={classes.muted}>
        {upload.isPending && t('table.reading')}
      </p>
      {account?.readOnly && <p>{t('planLocked')}</p>}
      {!isReachable && <p>{t('offline')}</p>}
      <FormFailure form={{ failure: upload.error as ApiError | null, wrong: 0 }} />
    </div>
  )
}

const kept = new Map<string, Blob>()
/** The file of an import, as long as this page is open, for choosing another of its sheets. */
export const fileOf = (importId: string): Blob | undefined => kept.get(importId)
export function keepFile(importId: string, file: Blob): void {
  kept.clear()
  kept.set(importId, file)
}

function Earlier() {
  const t = useText()
  const format = useFormat()
  const imports = useCall('imports.list', {})
  if (!imports.data) return null
  const { items } = imports.data
  return (
    <section className={classes.earlier}>
      <h2>{t('table.earlier')}</h2>
      {items.length === 0 && <p className={classes.muted}>{t('table.earlierEmpty')}</p>}
      <ul>
        {items.map(({ importId, kind, fileName, state, createdAt, createdBy, found }) => (
          <li key={importId}>
            <Link to="/case-management/import" search={{ kind, id: importId }}>
              {fileName}
            </Link>
            <span className={classes.muted}>
              {[
                t(`table.${kind}`),
                ...(found ? [format.number(found.ready)] : []),
                t(`state.${state}`),
                createdBy.name,
                format.moment(createdAt),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
