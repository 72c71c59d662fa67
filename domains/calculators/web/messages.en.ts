import type { tr } from './messages.tr.ts'

export const en: typeof tr = {
  title: 'Calculators',
  inputs: 'Inputs',
  answer: 'Result',
  notes: 'Good to know',
  explanation: 'Explanation for the client',
  explanationCopy: 'Copy the explanation',
  steps: 'Steps ({{count}})',
  rows: 'Rates and tariffs used ({{count}})',
  unverified: '! Not verified',
  checkedOn: 'checked on {{day}}',
  offline:
    'No connection. This browser calculates; rates and tariffs are as of {{at}}. Files and saving need a connection.',
  disclaimer:
    'The result follows from the inputs and the rates and tariffs above; compare it with the source before you use it.',
  unknown: {
    title: 'There is no calculator at this address',
    body: 'The address may have changed. Choose the calculator from the list.',
    back: 'Back to the calculators',
  },
  tools: {
    copy: 'Copy',
    copied: 'Copied',
    link: 'Copy link',
    linkCopied: 'Link copied',
    print: 'Print',
    pdf: 'PDF',
    xlsx: 'XLSX',
    needsConnection: 'A file needs a connection',
    fileFailed: 'The file could not be made. Try again.',
  },
  index: {
    search: 'Search calculators',
    found_one: '{{count}} calculator found',
    found_other: '{{count}} calculators found',
    used: 'Recently used',
    none: 'No calculator has these words',
    noneBody: 'Try another word, such as “interest”.',
    group: {
      time: 'Time limits',
      interest: 'Interest',
      fee: 'Fees',
      labour: 'Labour',
      rent: 'Rent',
      criminal: 'Criminal law',
    },
  },
}
