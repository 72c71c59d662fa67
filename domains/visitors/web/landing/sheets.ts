/** Calculations as the product makes them: computed by its rules when the pages are built. */

import type { Sheet, SheetColumn, SheetTable } from '@mizan/calculators/rules/calculator'
import { exampleDeadline, exampleReceipt } from '@mizan/calculators/rules/examples'
import { writeDay, writeMoney } from '@mizan/calculators/rules/writing'
import { html, type Markup } from '../../rules/html.ts'
import type { Language } from './page.ts'

export const deadline = (language: Language): Markup => sheetOf(exampleDeadline(language), language)
export const receiptSheet = (language: Language): Markup => sheetOf(exampleReceipt(language), language)

function sheetOf({ title, inputs, results, explanation, tables }: Sheet, language: Language): Markup {
  const [first] = results
  return html`<figure class="sheet">
<figcaption>${title}</figcaption>
<dl>${inputs.map(({ label, value }) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
${first && html`<p class="result"><span>${first.label}</span> <strong>${first.value}</strong></p>`}
${tables.slice(0, 1).map((table) => tableOf(table, language))}
<p>${explanation}</p>
</figure>`
}

const cell = (value: string, { form }: SheetColumn, language: Language): string => {
  if (value === '') return ''
  if (form === 'day') return writeDay(value, language)
  return form === 'amount' ? writeMoney(value, language) : value
}

const tableOf = ({ title, columns, rows, total }: SheetTable, language: Language): Markup => html`
<div class="scroll" tabindex="0" role="region" aria-label="${title}"><table>
<thead><tr>${columns.map((column) => html`<th scope="col">${column.title}</th>`)}</tr></thead>
<tbody>${[...rows, ...(total ? [total] : [])].map(
  (row) =>
    html`<tr>${row.map((value, at) => html`<td>${cell(value, columns[at] as SheetColumn, language)}</td>`)}</tr>`,
)}</tbody>
</table></div>`
