/** Chooses a format and starts. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Segmented, useReachable } from '@mizan/platform/ui'
import { CheckField, FormFailure } from '@mizan/platform/ui/forms'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import type { ExportFormat } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './exports.module.css'

const formats = ['xlsx', 'json', 'zip'] as const
const hints = { xlsx: 'hintXlsx', json: 'hintJson', zip: 'hintZip' } as const

export function Start() {
  const t = useText()
  const isReachable = useReachable()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const [allVersions, setAllVersions] = useState(false)
  const start = useSend('exports.start')
  return (
    <div className={classes.stack}>
      <Segmented
        label={t('exports.format')}
        value={format}
        options={formats.map((value) => ({ value, label: t(`exports.${value}`) }))}
        onChange={setFormat}
      />
      <p className={classes.muted}>{t(`exports.${hints[format]}`)}</p>
      {format === 'zip' && (
        <CheckField
          name="allVersions"
          label={t('exports.allVersions')}
          value={allVersions}
          onChange={setAllVersions}
        />
      )}
      <Button
        leftSection={<IconTableExport size={18} aria-hidden />}
        loading={start.isPending}
        disabled={!isReachable}
        onClick={() => start.mutate({ body: { format, allVersions: format === 'zip' && allVersions } })}
      >
        {t('exports.submit')}
      </Button>
      {!isReachable && <p className={classes.muted}>{t('exports.offline')}</p>}
      <FormFailure form={{ failure: start.error as ApiError | null, wrong: 0 }} />
    </div>
  )
}
