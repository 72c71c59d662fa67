/** The tools of a model among the calculators: those of interest and of time limits. */
import { toolsOf } from '@mizan/platform/tools'
import { calculatorsRows } from '../contract.ts'
import type { NamedLimit } from '../schemas/time-limit.ts'

const scope = 'calculators'

export const calculatorTools = toolsOf(calculatorsRows, [
  {
    name: 'compute_interest',
    row: 'calculators.interest',
    scope,
    describes:
      'Computes interest under Turkish law on claims between two days, at the rates that held, with payments set off. Gives each slice with its days and rate, and the sources of the rates.',
    fields: {
      kind: 'legal (yasal faiz), commercial (avans faizi), contractual with rate, or table with rates.',
      currency: 'Currency of all amounts.',
      mode: 'For commercial: halfYear as the law says, or everyChange.',
      claims: 'Each amount with the day on which its interest begins.',
      endDate: 'The last day for which interest is owed.',
      payments:
        'Payments with their days; they are set off against costs, interest and principal in this order.',
      costs: 'Costs that payments are set off against first.',
      rate: 'Per cent a year, for contractual.',
      rates: 'For table: each rate with the day from which it holds.',
    },
  },
  {
    name: 'list_time_limits',
    row: 'calculators.timeLimits',
    scope,
    describes:
      'Lists the time limits that laws of Turkey name, each with its article. Take the id of one to compute_time_limit.',
    fields: {},
    shows: ({ items }) => items.map(limitForModel),
  },
  {
    name: 'compute_time_limit',
    row: 'calculators.timeLimit',
    scope,
    describes:
      'Computes the last day of a time limit from the day of service, with holidays and the court recess; each step names its article.',
    fields: {
      country: 'turkey, or kktc for Northern Cyprus, where only own is computed.',
      limit: 'Id of a named time limit, from list_time_limits. Without it, own says how long.',
      own: 'A time limit of any length, instead of limit.',
      service:
        'How it was served; an electronic one counts as served five days after it reached the address.',
      date: 'The day of service, or of what else begins it.',
      heardInRecess: 'Whether the matter is heard during the court recess, which then extends nothing.',
    },
  },
])

const limitForModel = ({ id, name, law, article, amount, unit, start, english }: NamedLimit) => ({
  ...{ id, name, inEnglish: english.name, law, article, amount, unit, start },
})
