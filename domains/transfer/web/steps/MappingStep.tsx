/** The second step: which column holds what. */
import { Button, useAccount, useLanguage } from '@mizan/platform/ui'
import { FormFailure, SelectField } from '@mizan/platform/ui/forms'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { fieldsOf } from '../../data/fields.ts'
import { type Mapping, mappingProblem } from '../../rules/headings.ts'
import type { Import } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import { useKeep } from '../use-keep.ts'
import { Notes } from './Notes.tsx'
import classes from './steps.module.css'
import { fileOf, keepFile } from './TableStep.tsx'

interface Props {
  record: Import
  onChecked: () => void
  onBack: () => void
}

export function MappingStep({ record, onChecked, onBack }: Props) {
  const t = useText()
  const { account } = useAccount()
  const { importId, kind } = record
  const [mapping, setMapping] = useState<Mapping>(record.mapping)
  const keep = useKeep()
  const check = useSend('imports.check', (after) => {
    keep(after)
    onChecked()
  })
  const problem = mappingProblem(kind, mapping)
  const choose = (column: number, field: string) =>
    setMapping(mapping.map((one, at) => (at === column ? field || null : one)))
  return (
    <div className={classes.stack}>
      <p className={classes.muted}>
        {t('mapping.intro', {
          file: record.fileName,
          count: record.lines,
        })}
      </p>
      {record.trouble === 'failed' && (
        <p role="alert" className={classes.bad}>
          {t('check.failed')}
        </p>
      )}
      <Notes notes={record.notes} />
      <TableChoice record={record} />
      <MappingTable record={record} mapping={mapping} onChoose={choose} />
      <p role="status" className={classes.bad}>
        {problem && (problem === 'incomplete' ? t(`mapping.need.${kind}`) : t('mapping.repeated'))}
      </p>
      <FormFailure form={{ failure: check.error, wrong: 0 }} />
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button
          loading={check.isPending}
          disabled={problem !== undefined || account?.readOnly === true}
          onClick={() => check.mutate({ params: { importId }, body: { mapping } })}
        >
          {t('mapping.submit')}
        </Button>
        <span className={classes.muted}>{t('mapping.promise')}</span>
      </div>
    </div>
  )
}

/** Another sheet or row is read from the file again, which this page still has after it was chosen. */
function TableChoice({ record }: { record: Import }) {
  const t = useText()
  const navigate = useNavigate()
  const { kind, sheet, sheets, headingRow, topRows, importId } = record
  const file = fileOf(importId)
  const upload = useSend('imports.upload', (next) => {
    if (file) keepFile(next.importId, file)
    void navigate({ to: '/case-management/import', search: { kind, id: next.importId }, replace: true })
  })
  const withoutHeadings = headingRow === 0 && <p className={classes.muted}>{t('mapping.guessed')}</p>
  if (!file)
    return (
      withoutHeadings ||
      (headingRow === null ? null : (
        <p className={classes.muted}>{t('mapping.headingsFrom', { row: headingRow })}</p>
      ))
    )
  const read = (wanted: { sheet?: string; headingRow?: number }) =>
    upload.mutate({ body: { kind, ...(sheet !== null && { sheet }), ...wanted, file } })
  return (
    <>
      {sheets.length > 1 && (
        <SelectField
          name="sheet"
          label={t('mapping.sheet')}
          value={sheet ?? ''}
          options={sheets.map((value) => ({ value, label: value }))}
          onChange={(next) => read({ sheet: next })}
        />
      )}
      {headingRow !== null && (
        <SelectField
          name="headingRow"
          label={t('mapping.headingRow')}
          value={String(headingRow)}
          options={[
            ...topRows.map(({ row, text }) => ({
              value: String(row),
              label: t('mapping.topRow', { row, text }),
            })),
            { value: '0', label: t('mapping.noHeadings') },
          ]}
          onChange={(next) => read({ headingRow: Number(next) })}
        />
      )}
      {withoutHeadings}
      <FormFailure form={{ failure: upload.error, wrong: 0 }} />
    </>
  )
}

interface TableProps {
  record: Import
  mapping: Mapping
  onChoose: (column: number, field: string) => void
}

function MappingTable({ record, mapping, onChoose }: TableProps) {
  const t = useText()
  const language = useLanguage()
  const fields = Object.entries(fieldsOf(record.kind))
  return (
    <div className={classes.wide}>
      <table className={classes.table}>
        <caption className="visually-hidden">{t('mapping.caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('mapping.column')}</th>
            <th scope="col">{t('mapping.sample')}</th>
            <th scope="col">{t('mapping.field')}</th>
          </tr>
        </thead>
        <tbody>
          {record.headings.map((heading, column) => {
            const name = heading || t('mapping.unnamed', { number: column + 1 })
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and never move
              <tr key={column}>
                <td>{name}</td>
                <td className={classes.value}>{record.samples[column]}</td>
                <td>
                  <select
                    aria-label={t('mapping.fieldOf', { column: name })}
                    value={mapping[column] ?? ''}
                    onChange={(event) => onChoose(column, event.target.value)}
                  >
                    <option value="">{t('mapping.none')}</option>
                    {fields.map(([field, words]) => (
                      <option key={field} value={field}>
                        {words[language]}
                      </option>
                    ))}
                  </select>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
