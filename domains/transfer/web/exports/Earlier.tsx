/** Exports that are over, each with its file as long as it is kept. */
import type { ApiError, Client } from '@mizan/platform/contract/client'
import { Button, notify, saveFile, useApi, useFormat } from '@mizan/platform/ui'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { transferRows } from '../../contract.ts'
import type { OfficeExport } from '../../schemas.ts'
import { useText } from '../text.ts'
import classes from './exports.module.css'
import { writtenIn } from './written.ts'

export function Earlier({ items }: { items: readonly OfficeExport[] }) {
  const t = useText()
  return (
    <section className={classes.earlier}>
      <h3>{t('exports.earlier')}</h3>
      {items.length === 0 && <p className={classes.muted}>{t('exports.empty')}</p>}
      <ul>
        {items.map((one) => (
          <li key={one.exportId}>
            <Line one={one} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Line({ one }: { one: OfficeExport }) {
  const t = useText()
  const format = useFormat()
  const sizeOf = useSizes()
  const { file, state, kinds, createdAt, createdBy, trouble } = one
  const facts = [
    format.moment(createdAt),
    createdBy.name,
    ...(file
      ? [
          t(one.format === 'zip' ? 'exports.files' : 'exports.records', {
            count: writtenIn(kinds),
            shown: format.number(writtenIn(kinds)),
          }),
          sizeOf(file.size),
        ]
      : []),
    ...(file ? [t('exports.until', { moment: format.moment(file.expiresAt) })] : []),
  ].filter((fact) => fact !== '')
  return (
    <>
      <div className={classes.line}>
        <strong>
          {t(`exports.${one.format}`)} · {t(`exports.state.${state}`)}
        </strong>
        <span className={classes.muted}>{facts.join(' · ')}</span>
        {state === 'failed' && <span className={classes.bad}>{t(`exports.${trouble ?? 'failed'}`)}</span>}
      </div>
      {file && <Download exportId={one.exportId} name={file.name} />}
    </>
  )
}

function Download({ exportId, name }: { exportId: string; name: string }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof transferRows>
  const [isLoading, setLoading] = useState(false)
  const load = () => {
    setLoading(true)
    client['exports.file']({ params: { exportId } })
      .then(
        (blob) => saveFile(blob, name),
        (error: ApiError) => notify('error', error.message || t('exports.downloadFailed')),
      )
      .finally(() => setLoading(false))
  }
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
      aria-label={t('exports.downloadOf', { name })}
      loading={isLoading}
      onClick={load}
    >
      {t('exports.download')}
    </Button>
  )
}

const kilobyte = 1_000
const megabyte = 1_000_000

function useSizes(): (bytes: number) => string {
  const t = useText()
  const { number } = useFormat()
  return (bytes) =>
    bytes < megabyte / 10
      ? t('exports.unit.kb', { size: number(Math.ceil(bytes / kilobyte)) })
      : t('exports.unit.mb', { size: number(Math.round(bytes / (megabyte / 10)) / 10) })
}
