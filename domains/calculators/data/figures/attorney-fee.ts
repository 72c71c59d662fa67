/**
 * The tariffs of minimum attorney fees. That of 2025 was compared with its full text. The earlier ones contain only
 * amounts that newspapers and calculators published, and none of them is verified; missing amounts are refused.
 */
import { addDays, type CivilDate } from '@mizan/platform/calendar'
import type { FigureRow, FigureSource } from '../../schemas/figures.ts'
import type { FeeItem, hourlyMatters } from '../fee-items.ts'

type FeeKey = FeeItem | (typeof hourlyMatters)[keyof typeof hourlyMatters]

interface Tariff {
  from: CivilDate
  source: FigureSource
  status: FigureRow['status']
  fixed: Partial<Record<FeeKey, string>>
  /** Up to which amount, and per cent; the last one has no end. */
  brackets: readonly (readonly [upTo: string | null, percent: string])[]
  /** Up to these amounts the fixed fee is due instead of the proportional one. */
  limits: Partial<Record<'enforcement' | 'mediation', string>>
}

const tariff2025: Tariff = {
  from: '2025-11-04',
  source: { words: 'Avukatlık Asgari Ücret Tarifesi', gazette: { date: '2025-11-04', number: '33067' } },
  status: 'verified',
  fixed: {
    enforcement: '9000',
    enforcementCourtMatter: '11000',
    enforcementCourtCase: '18000',
    enforcementEviction: '20000',
    enforcementCourtCriminal: '15000',
    childHandover: '16000',
    investigation: '11000',
    peace: '30000',
    peaceCriminal: '18000',
    district: '45000',
    consumer: '22500',
    intellectualProperty: '55000',
    heavyCriminal: '65000',
    juvenile: '45000',
    juvenileHeavy: '65000',
    disciplinary: '27000',
    administrative: '30000',
    administrativeHearing: '40000',
    regionalFirst: '35000',
    regionalOneHearing: '22000',
    regionalHearings: '42000',
    audit: '34000',
    auditHearing: '65000',
    cassationFirst: '65000',
    stateFirst: '40000',
    stateFirstHearing: '65000',
    finalAppealHearing: '40000',
    conflicts: '40000',
    supremeCriminal: '120000',
    individualApplication: '40000',
    individualApplicationHearing: '80000',
    constitutional: '90000',
    interim: '10000',
    interimHearing: '12500',
    partitionSale: '18000',
    partition: '40000',
    tax: '30000',
    taxHearing: '40000',
    creditAdaptation: '20000',
    consultation: '4000',
    consultationHour: '1800',
    visit: '7000',
    visitHour: '3500',
    writtenAdvice: '7000',
    writtenAdviceHour: '3500',
    petition: '6000',
    leaseContract: '8000',
    statuteContract: '32000',
    companyContract: '21000',
    mediationFailed: '8000',
    document: '6000',
    right: '12000',
    mortgage: '3000',
    companyFounding: '60000',
    taxCommission: '24000',
    international: '110000',
    internationalHearing: '200000',
    consumerBoard: '7000',
    cooperativeMonthly: '27000',
    companyMonthly: '45000',
    privateMonthly: '33000',
    publicMonthly: '33000',
  },
  brackets: [
    ['600000', '16'],
    ['1200000', '15'],
    ['2400000', '14'],
    ['3600000', '13'],
    ['5400000', '11'],
    ['7800000', '8'],
    ['10800000', '5'],
    ['14400000', '3'],
    ['18600000', '2'],
    [null, '1'],
  ],
  limits: { enforcement: '56250', mediation: '50000' },
}

const tariff2024: Tariff = {
  from: '2024-10-02',
  source: { words: 'Avukatlık Asgari Ücret Tarifesi 2024-2025; basında yayımlanan tutarlar' },
  status: 'unverified',
  fixed: {
    consultation: '3500',
    consultationHour: '1500',
    petition: '4500',
    leaseContract: '6000',
    statuteContract: '24000',
    enforcement: '6000',
    enforcementCourtCase: '12000',
    childHandover: '12000',
    peace: '18000',
    peaceCriminal: '13500',
    district: '30000',
    consumer: '15000',
    intellectualProperty: '40000',
    heavyCriminal: '48000',
    administrative: '18000',
    administrativeHearing: '36000',
    regionalFirst: '25000',
    regionalOneHearing: '16000',
    privateMonthly: '25000',
    publicMonthly: '25000',
    companyMonthly: '32000',
  },
  brackets: [
    ['400000', '16'],
    ['800000', '15'],
    ['1600000', '14'],
    ['2800000', '11'],
    ['4400000', '8'],
    ['6400000', '5'],
    ['8800000', '3'],
    ['11600000', '2'],
    [null, '1'],
  ],
  limits: {},
}

const tariff2023: Tariff = {
  from: '2023-09-21',
  source: {
    words: 'Avukatlık Asgari Ücret Tarifesi 2023-2024; basında yayımlanan tutarlar',
    gazette: { date: '2023-09-21', number: '32316' },
  },
  status: 'unverified',
  fixed: {
    consultation: '2300',
    consultationHour: '1300',
    visit: '4800',
    visitHour: '2500',
    petition: '3600',
    leaseContract: '4400',
    statuteContract: '19000',
    investigation: '5300',
    peace: '10700',
    peaceCriminal: '8000',
    district: '17900',
    heavyCriminal: '29800',
    cassationFirst: '32000',
    finalAppealHearing: '17100',
    privateMonthly: '15800',
    companyMonthly: '15800',
  },
  brackets: [
    ['200000', '16'],
    ['400000', '15'],
    ['800000', '14'],
    ['1400000', '11'],
    ['2200000', '8'],
    ['3200000', '5'],
    ['4400000', '3'],
    ['5800000', '2'],
    [null, '1'],
  ],
  limits: {},
}

const tariff2022: Tariff = {
  from: '2022-09-03',
  source: {
    words: 'Avukatlık Asgari Ücret Tarifesi 2022-2023; basında yayımlanan tutarlar',
    gazette: { date: '2022-09-03', number: '31942' },
  },
  status: 'unverified',
  fixed: {
    investigation: '2800',
    peace: '5500',
    peaceCriminal: '4000',
    district: '9200',
    heavyCriminal: '17400',
    cassationFirst: '17800',
    finalAppealHearing: '8400',
  },
  brackets: [],
  limits: {},
}

const tariffs = [tariff2022, tariff2023, tariff2024, tariff2025]

export const attorneyFeeFigures: readonly FigureRow[] = tariffs.flatMap((tariff, at) => {
  const next = tariffs[at + 1]
  const common = {
    validFrom: tariff.from,
    validTo: next ? addDays(next.from, -1) : null,
    source: tariff.source,
    status: tariff.status,
    checkedOn: '2026-11-22',
  }
  const lira = (table: FigureRow['table'], amounts: Record<string, string>): FigureRow[] =>
    Object.entries(amounts).map(([key, value]) => ({ ...common, table, key, value, unit: 'TRY' }))
  return [
    ...lira('fee.fixed', tariff.fixed as Record<string, string>),
    ...lira('fee.limit', tariff.limits as Record<string, string>),
    ...tariff.brackets.map(
      ([upTo, value], place): FigureRow => ({
        ...common,
        table: 'fee.bracket',
        key: String(place + 1),
        value,
        unit: 'percent',
        upTo,
      }),
    ),
  ]
})
