/**
 * An invoice as UBL-TR 1.2 (UBL 2.1), the XML of e-Arşiv and e-Fatura. The signature is added by the service that hands it to
 * the tax administration. It is checked by rules of our own (`ublProblems`): the published schema is not part of this product.
 */
import { dayInTurkey } from '@mizan/platform/calendar'
import { add, amountOf, money } from '@mizan/platform/money'
import type { InvoiceDocument } from './document.ts'

const namespaces = {
  '': 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  ':cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  ':cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
}

type Node = readonly [
  name: string,
  content: string | readonly (Node | undefined)[],
  attributes?: Record<string, string>,
]

const escaped = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

function written([name, content, attributes = {}]: Node, depth: number): string {
  const indent = '  '.repeat(depth)
  const opening = [
    name,
    ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`),
  ].join(' ')
  if (typeof content === 'string') return `${indent}<${opening}>${escaped(content)}</${name}>`
  const inner = content.flatMap((node) => (node ? [written(node, depth + 1)] : []))
  return [`${indent}<${opening}>`, ...inner, `${indent}</${name}>`].join('\n')
}

const currencyID = 'TRY'
const sum = (name: string, amount: string): Node => [name, amount, { currencyID }]

export function invoiceUbl(invoice: InvoiceDocument): string {
  const { id, kind, number, issuedAt, seller, buyer, lines, withheld } = invoice
  const day = dayInTurkey(new Date(issuedAt))
  const time = new Date(Date.parse(issuedAt) + 3 * 3_600_000).toISOString().slice(11, 19)
  const root: Node = [
    'Invoice',
    [
      ['cbc:UBLVersionID', '2.1'],
      ['cbc:CustomizationID', 'TR1.2'],
      ['cbc:ProfileID', 'EARSIVFATURA'],
      ['cbc:ID', number],
      ['cbc:CopyIndicator', 'false'],
      ['cbc:UUID', id],
      ['cbc:IssueDate', day],
      ['cbc:IssueTime', time],
      ['cbc:InvoiceTypeCode', kind === 'creditNote' ? 'IADE' : withheld === '0.00' ? 'SATIS' : 'TEVKIFAT'],
      ['cbc:DocumentCurrencyCode', currencyID],
      ['cbc:LineCountNumeric', String(lines.length)],
      ['cac:AccountingSupplierParty', [party({ ...seller, identification: ['VKN', seller.taxNumber] })]],
      ['cac:AccountingCustomerParty', [party({ ...buyer, identification: schemeOf(invoice) })]],
      taxTotal(invoice),
      withheld === '0.00' ? undefined : withholding(invoice),
      ['cac:LegalMonetaryTotal', totals(invoice)],
      ...lines.map((line, at) => lineOf(invoice, line, at)),
    ],
    Object.fromEntries(Object.entries(namespaces).map(([prefix, uri]) => [`xmlns${prefix}`, uri])),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, 0)}\n`
}

/** The number of the buyer with the scheme that the administration knows it by. */
function schemeOf({ buyer: { identification } }: InvoiceDocument): [scheme: string, number: string] {
  const { kind, number } = identification
  if (kind === 'taxId') return ['VKN', number]
  return [kind === 'identityNumber' ? 'TCKN' : 'PASAPORTNO', number]
}

const countries = { turkey: 'Türkiye', kktc: 'Kuzey Kıbrıs Türk Cumhuriyeti' } as const

interface Party {
  name: string
  address: string
  city?: string
  country?: keyof typeof countries
  taxOffice?: string
  firstName?: string
  lastName?: string
  identification: [scheme: string, number: string]
}

function party({
  name,
  address,
  city = '',
  country = 'turkey',
  taxOffice = '',
  firstName,
  lastName,
  identification,
}: Party): Node {
  const [schemeID, number] = identification
  return [
    'cac:Party',
    [
      ['cac:PartyIdentification', [['cbc:ID', number, { schemeID }]]],
      ['cac:PartyName', [['cbc:Name', name]]],
      [
        'cac:PostalAddress',
        [
          ['cbc:StreetName', address],
          ['cbc:CityName', city],
          ['cac:Country', [['cbc:Name', countries[country]]]],
        ],
      ],
      taxOffice ? ['cac:PartyTaxScheme', [['cac:TaxScheme', [['cbc:Name', taxOffice]]]]] : undefined,
      firstName && lastName
        ? [
            'cac:Person',
            [
              ['cbc:FirstName', firstName],
              ['cbc:FamilyName', lastName],
            ],
          ]
        : undefined,
    ],
  ]
}

const taxScheme: Node = [
  'cac:TaxScheme',
  [
    ['cbc:Name', 'KDV'],
    ['cbc:TaxTypeCode', '0015'],
  ],
]

const taxTotal = ({ net, vat, vatPercent }: Pick<InvoiceDocument, 'net' | 'vat' | 'vatPercent'>): Node => [
  'cac:TaxTotal',
  [
    sum('cbc:TaxAmount', vat),
    [
      'cac:TaxSubtotal',
      [
        sum('cbc:TaxableAmount', net),
        sum('cbc:TaxAmount', vat),
        ['cbc:Percent', String(Number(vatPercent))],
        ['cac:TaxCategory', [taxScheme]],
      ],
    ],
  ],
]

const withholding = ({ vat, withheld }: InvoiceDocument): Node => [
  'cac:WithholdingTaxTotal',
  [
    sum('cbc:TaxAmount', withheld),
    [
      'cac:TaxSubtotal',
      [
        sum('cbc:TaxableAmount', vat),
        sum('cbc:TaxAmount', withheld),
        ['cac:TaxCategory', [['cac:TaxScheme', [['cbc:Name', 'KDV Tevkifatı']]]]],
      ],
    ],
  ],
]

const totals = ({ net, gross, total }: InvoiceDocument): Node[] => [
  sum('cbc:LineExtensionAmount', net),
  sum('cbc:TaxExclusiveAmount', net),
  sum('cbc:TaxInclusiveAmount', gross),
  sum('cbc:PayableAmount', total),
]

const lineOf = (invoice: InvoiceDocument, line: InvoiceDocument['lines'][number], at: number): Node => [
  'cac:InvoiceLine',
  [
    ['cbc:ID', String(at + 1)],
    ['cbc:InvoicedQuantity', '1', { unitCode: 'C62' }],
    sum('cbc:LineExtensionAmount', line.net),
    taxTotal({ ...invoice, net: line.net }),
    ['cac:Item', [['cbc:Name', line.says.tr]]],
    ['cac:Price', [sum('cbc:PriceAmount', line.net)]],
  ],
]

/** Rules of our own: the form of the number, and that the sums are those of the lines and the taxes. */
export function ublProblems({
  number,
  lines,
  net,
  vat,
  gross,
  withheld,
  total,
  buyer,
}: InvoiceDocument): string[] {
  const isSum = (whole: string, parts: readonly string[]) =>
    amountOf(add(money('0'), ...parts.map((part) => money(part)))) === whole
  const problems: string[] = []
  if (!/^[A-Z]{3}\d{13}$/.test(number)) problems.push('number')
  if (
    !isSum(
      net,
      lines.map((line) => line.net),
    )
  )
    problems.push('lines')
  if (!isSum(gross, [net, vat])) problems.push('gross')
  if (!isSum(gross, [total, withheld])) problems.push('total')
  if (buyer.name === '' || buyer.identification.number === '') problems.push('buyer')
  return problems
}
