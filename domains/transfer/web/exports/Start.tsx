/** Chooses a format and starts. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Segmented, useReachable } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import { IconTableExport } from '@tabler/icons-react'
import { useState } from 'react'
import type { ExportFormat } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './exports.module.css'

const formats = ['xlsx', 'json'] as const

export function Start() {
  const t = useText()
  const isReachable = useReachable()
  const [format, setFormat] = useState<ExportFormat>('xlsx')
  const start = useSend('exports.start')
  return (
    <div className={classes.stack}>
      <Segmented
        label={t('exports.format')}
        value={format}
        options={formats.map((value) => ({ value, label: t(`exports.${value}`) }))}
        onChange={setFormat}
      />
      <p className={classes.muted}>{t(format === 'xlsx' ? 'exports.hintXlsx' : 'exports.hintJson')}</p>
      <Button
        leftSection={<IconTableExport size={18} aria-hidden />}
        loading={start.isPending}
        disabled={!isReachable}
        onClick={() => start.mutate({ body: { format } })}
      >
        {t('exports.submit')}
      </Button>
      {!isReachable && <p className={classes.muted}>{t('exports.offline')}</p>}
      <FormFailure form={{ failure: start.error as ApiError | null, wrong: 0 }} />
    </div>
  )
}
