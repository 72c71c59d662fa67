import { typedDate } from '@mizan/platform/calendar'
import { notify } from '@mizan/platform/ui'
import {
  type Column,
  Combobox,
  DataTable,
  DateField,
  Menu,
  MultiSelect,
  TreeList,
} from '@mizan/platform/ui/composite'
import { useState } from 'react'
import classes from '../house.module.css'
import { useText } from '../text.ts'

const courts = [
  'Yargıtay 3. Hukuk Dairesi',
  'İstanbul BAM 7. Hukuk Dairesi',
  'Danıştay 4. Daire',
  'Lefkoşa Kaza Mahkemesi',
]
const options = courts.map((label) => ({ value: label, label }))

export function Composite() {
  const t = useText()
  const [court, setCourt] = useState<string | null>(null)
  const [several, setSeveral] = useState<string[]>([])
  const [typed, setTyped] = useState('14.12.2026')
  const day = typedDate(typed)
  return (
    <>
      <div className={classes.grid}>
        <Combobox label={t('court')} options={options} value={court} onChange={setCourt} />
        <MultiSelect
          label={t('courts')}
          placeholder={t('field.choose')}
          options={options}
          value={several}
          onChange={setSeveral}
        />
        <DateField label={t('day')} hint={t('dayHint')} value={typed} onChange={setTyped} day={day} />
        <Combobox
          label={t('disabled')}
          disabled
          options={options}
          value={courts[1] ?? null}
          onChange={setCourt}
        />
        <DateField label={t('noDay')} error={t('noDayError')} value="" onChange={() => {}} day={undefined} />
      </div>
      <p role="status">{t('chosen', { court: court ?? '–', count: several.length, day: day ?? '–' })}</p>
      <div className={classes.row}>
        <Menu
          label={t('menu.label')}
          entries={[
            { id: 'hide', label: t('menu.hide'), run: () => notify('info', t('menu.hide')) },
            { id: 'export', label: t('menu.export'), run: () => {}, disabled: true },
            { id: 'remove', label: t('remove'), run: () => notify('warning', t('remove')), harmful: true },
          ]}
        />
      </div>
      <Cases />
      <TreeList
        label={t('tree.label')}
        entries={[
          { id: 'pleadings', label: t('tree.pleadings'), children: [{ id: 'answer', label: 'Cevap.udf' }] },
          { id: 'evidence', label: t('tree.evidence') },
        ]}
        onOpen={(id) => notify('info', id)}
      />
    </>
  )
}

const cases = [
  { id: '1', name: 'Yılmaz / ABC A.Ş.', number: '2026/129', amount: '12.500,00 ₺' },
  { id: '2', name: 'Demir / Kaya', number: '2026/412', amount: '148.250,00 ₺' },
]
type Case = (typeof cases)[number]

function Cases() {
  const t = useText()
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const [sort, setSort] = useState<{ column: string | number; direction: 'ascending' | 'descending' }>({
    column: 'name',
    direction: 'ascending',
  })
  const columns: Column<Case>[] = [
    { id: 'name', label: t('field.name'), cell: ({ name }) => name, names: true, sorts: true },
    { id: 'number', label: t('field.number'), cell: ({ number }) => number },
    { id: 'amount', label: t('amount'), cell: ({ amount }) => amount, isNumber: true },
  ]
  const sorted = cases.toSorted((one, other) => one.name.localeCompare(other.name, 'tr'))
  const items = sort.direction === 'ascending' ? sorted : sorted.toReversed()
  return (
    <>
      <p>{t('selected', { count: keys.size })}</p>
      <DataTable
        label={t('cases')}
        columns={columns}
        items={items}
        empty={t('noCases')}
        onOpen={({ name }) => notify('info', name)}
        selection={{ keys, onChange: setKeys }}
        sort={{ by: sort, onChange: setSort }}
      />
      <DataTable label={t('noCases')} columns={columns} items={[]} empty={t('noCases')} />
    </>
  )
}
