/** Time added up by case, client, person or month. */
import type { Client } from '@mizan/platform/contract/client'
import {
  Button,
  Empty,
  Failure,
  Segmented,
  saveFile,
  useApi,
  useFormat,
  useLanguage,
  Waiting,
} from '@mizan/platform/ui'
import { useMutation } from '@tanstack/react-query'
import type { timeRows } from '../../contract.ts'
import { reportKinds } from '../../data/words.ts'
import { durationText } from '../../rules/duration-text.ts'
import type { Report, ReportLine } from '../../schemas.ts'
import type { ReportKind, TimeAddress } from '../address.ts'
import { useCall } from '../data.ts'
import { allDays, daysOf } from '../period.ts'
import { useText } from '../text.ts'
import classes from './report.module.css'

interface Props {
  address: TimeAddress
  onChange: (next: Partial<TimeAddress>) => void
}

export function ReportView({ address, onChange }: Props) {
  const t = useText()
  const { by = 'case', caseId, personId, period } = address
  const days = period === 'all' ? allDays : daysOf(address, new Date())
  const query = { ...(days ?? allDays), by, ...(caseId && { caseId }), ...(personId && { personId }) }
  const report = useCall('time.report', { query }, { enabled: days !== undefined })
  return (
    <>
      <div className={classes.tools}>
        <Segmented
          label={t('report.by')}
          value={by}
          options={reportKinds.map((value) => ({ value, label: t(`report.kind.${value}`) }))}
          onChange={(kind) => onChange({ by: kind })}
        />
        {report.data && report.data.lines.length > 0 && <Download query={query} />}
      </div>
      {report.error && (
        <>
          <p className={classes.failed}>{t('report.failed')}</p>
          <Failure error={report.error} onRetry={() => report.refetch()} />
        </>
      )}
      {days === undefined && <p>{t('report.choose')}</p>}
      {days !== undefined && !report.error && !report.data && <Waiting height={240} />}
      {report.data && !report.error && <Table report={report.data} by={by} />}
    </>
  )
}

type Query = { startDate: string; endDate: string; by: ReportKind; caseId?: string; personId?: string }

function Download({ query }: { query: Query }) {
  const t = useText()
  const client = useApi().client as unknown as Client<typeof timeRows>
  const download = useMutation({
    mutationFn: async () => {
      const file = await client['time.reportFile']({ query })
      saveFile(file, `${t('report.title')} ${query.startDate} ${query.endDate}.xlsx`)
    },
  })
  return (
    <>
      <span role="status" className={classes.failed}>
        {download.isError && t('report.fileFailed')}
      </span>
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {t('report.xlsx')}
      </Button>
    </>
  )
}

function Table({ report, by }: { report: Report; by: ReportKind }) {
  const t = useText()
  if (report.lines.length === 0) return <Empty title={t('report.empty')} />
  return (
    <table className={classes.table} aria-label={t('report.title')}>
      <thead>
        <tr>
          <th scope="col">{t(`report.kind.${by}`)}</th>
          <th scope="col">{t('field.time')}</th>
          <th scope="col">{t('field.amount')}</th>
          <th scope="col">{t('report.billed')}</th>
          <th scope="col">{t('report.unbilled')}</th>
        </tr>
      </thead>
      <tbody>
        {report.lines.map((line) => (
          <tr key={line.key ?? ''}>
            <th scope="row">
              <LineName line={line} by={by} />
            </th>
            <Figures of={line} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('report.total')}</th>
          <Figures of={report} />
        </tr>
      </tfoot>
    </table>
  )
}

function Figures({ of }: { of: Omit<ReportLine, 'key' | 'name'> }) {
  const t = useText()
  const format = useFormat()
  const language = useLanguage()
  return (
    <>
      <td data-kind={t('field.time')}>{durationText(of.minutes, language)}</td>
      <td data-kind={t('field.amount')}>{format.money(of.amount)}</td>
      <td data-kind={t('report.billed')}>{format.money(of.billed)}</td>
      <td data-kind={t('report.unbilled')}>{format.money(of.unbilled)}</td>
    </>
  )
}

function LineName({ line: { key, name }, by }: { line: ReportLine; by: ReportKind }) {
  const t = useText()
  const language = useLanguage()
  if (by === 'month' && key) return monthName(key, language)
  if (by === 'client' && key === null) return t('report.noClient')
  return name || t('report.gone')
}

const locales = { tr: 'tr-TR', en: 'en-GB' }
const monthName = (month: string, language: 'tr' | 'en') =>
  new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  )
