/**
 * The courts and matters of the fixed fees in the attorney fee tariff, in its order. The amounts are dated figures
 * with the same keys.
 */
import type { Words } from '@mizan/platform/contract'

/** Part 2, section 2: courts and offices. */
export const courts = {
  enforcement: { tr: 'İcra dairesinde takip', en: 'Enforcement office' },
  enforcementCourtMatter: { tr: 'İcra mahkemesinde iş', en: 'Enforcement court, matter' },
  enforcementCourtCase: {
    tr: 'İcra mahkemesinde dava ve duruşmalı iş',
    en: 'Enforcement court, case or hearing',
  },
  enforcementEviction: { tr: 'Tahliyeye ilişkin icra takibi', en: 'Enforcement for eviction' },
  enforcementCourtCriminal: { tr: 'İcra mahkemesinde ceza işi', en: 'Enforcement court, criminal matter' },
  childHandover: {
    tr: 'Çocuk teslimi ve kişisel ilişki kararlarına muhalefet',
    en: 'Breach of orders on handing over a child or contact with it',
  },
  investigation: { tr: 'Ceza soruşturması', en: 'Criminal investigation' },
  peace: { tr: 'Sulh hukuk mahkemesi', en: 'Peace court' },
  peaceCriminal: { tr: 'Sulh ceza hâkimliği, infaz hâkimliği', en: 'Peace criminal or execution judge' },
  district: { tr: 'Asliye mahkemesi', en: 'District court' },
  consumer: { tr: 'Tüketici mahkemesi', en: 'Consumer court' },
  intellectualProperty: { tr: 'Fikrî ve sınai haklar mahkemesi', en: 'Intellectual property court' },
  heavyCriminal: { tr: 'Ağır ceza mahkemesi', en: 'High criminal court' },
  juvenile: { tr: 'Çocuk mahkemesi', en: 'Juvenile court' },
  juvenileHeavy: { tr: 'Çocuk ağır ceza mahkemesi', en: 'Juvenile high criminal court' },
  disciplinary: { tr: 'Askerlik Kanunu disiplin kurulu', en: 'Military disciplinary board' },
  administrative: {
    tr: 'İdare ve vergi mahkemesi, duruşmasız',
    en: 'Administrative or tax court, no hearing',
  },
  administrativeHearing: {
    tr: 'İdare ve vergi mahkemesi, duruşmalı',
    en: 'Administrative or tax court, with hearing',
  },
  regionalFirst: { tr: 'Bölge adliye/idare mahkemesi, ilk derece', en: 'Regional court, first instance' },
  regionalOneHearing: {
    tr: 'Bölge adliye/idare mahkemesi, istinaf, bir duruşma',
    en: 'Regional court, appeal with one hearing',
  },
  regionalHearings: {
    tr: 'Bölge adliye/idare mahkemesi, istinaf, birden çok duruşma veya keşif',
    en: 'Regional court, appeal with several hearings or an inspection',
  },
  audit: { tr: 'Sayıştay, duruşmasız', en: 'Court of Accounts, no hearing' },
  auditHearing: { tr: 'Sayıştay, duruşmalı', en: 'Court of Accounts, with hearing' },
  cassationFirst: { tr: 'Yargıtay, ilk derece', en: 'Court of Cassation, first instance' },
  stateFirst: { tr: 'Danıştay, ilk derece, duruşmasız', en: 'Council of State, first instance, no hearing' },
  stateFirstHearing: {
    tr: 'Danıştay, ilk derece, duruşmalı',
    en: 'Council of State, first instance, with hearing',
  },
  finalAppealHearing: {
    tr: 'Yargıtay, Danıştay, Sayıştay, temyiz duruşması',
    en: 'Hearing of a final appeal',
  },
  conflicts: { tr: 'Uyuşmazlık Mahkemesi', en: 'Court of Jurisdictional Disputes' },
  supremeCriminal: {
    tr: 'Anayasa Mahkemesi, Yüce Divan',
    en: 'Constitutional Court as Supreme Criminal Court',
  },
  individualApplication: {
    tr: 'Anayasa Mahkemesi, bireysel başvuru, duruşmasız',
    en: 'Constitutional Court, individual application, no hearing',
  },
  individualApplicationHearing: {
    tr: 'Anayasa Mahkemesi, bireysel başvuru, duruşmalı',
    en: 'Constitutional Court, individual application, with hearing',
  },
  constitutional: { tr: 'Anayasa Mahkemesi, diğer işler', en: 'Constitutional Court, other matters' },
} as const satisfies Words

/** Part 2, section 1: fixed even where the subject is money. */
export const fixedMatters = {
  interim: {
    tr: 'İhtiyati haciz, ihtiyati tedbir, delil tespiti, icranın geri bırakılması, tevdi yeri, duruşmasız',
    en: 'Interim attachment or measure, evidence, stay of enforcement, place of deposit, no hearing',
  },
  interimHearing: { tr: 'Aynı işler, duruşmalı', en: 'The same, with hearing' },
  partitionSale: { tr: 'Ortaklığın giderilmesi, satış memurluğu', en: 'Partition of joint property, sale' },
  partition: { tr: 'Ortaklığın giderilmesi ve taksim davası', en: 'Partition of joint property, lawsuit' },
  tax: { tr: 'Vergi mahkemesi, duruşmasız', en: 'Tax court, no hearing' },
  taxHearing: { tr: 'Vergi mahkemesi, duruşmalı', en: 'Tax court, with hearing' },
  creditAdaptation: {
    tr: 'Tüketici mahkemesi, kredi taksidi veya faizi uyarlaması',
    en: 'Consumer court, adaptation of a credit',
  },
} as const satisfies Words

/** Part 1: help outside lawsuits. */
export const outsideMatters = {
  consultation: { tr: 'Büroda sözlü danışma, ilk saat', en: 'Oral advice at the office, first hour' },
  visit: {
    tr: 'Çağrı üzerine gidilen yerde sözlü danışma, ilk saat',
    en: 'Oral advice on a visit, first hour',
  },
  writtenAdvice: { tr: 'Yazılı danışma, ilk saat', en: 'Written advice, first hour' },
  petition: { tr: 'Dilekçe, ihbarname, ihtarname, protesto', en: 'Petition, notice, warning, protest' },
  leaseContract: { tr: 'Kira sözleşmesi ve benzeri', en: 'Lease and similar contracts' },
  statuteContract: {
    tr: 'Tüzük, yönetmelik, miras sözleşmesi, vasiyetname, vakıf senedi',
    en: 'Statutes, inheritance contract, will, deed of foundation',
  },
  companyContract: {
    tr: 'Şirket ana sözleşmesi, devir, birleşme',
    en: 'Articles of association, transfer, merger',
  },
  mediationFailed: { tr: 'Arabuluculuk, anlaşmazlık', en: 'Mediation without agreement' },
  document: {
    tr: 'Belgelendirme, tahsil, belge örneği',
    en: 'Certification, collection, copy of a document',
  },
  right: {
    tr: 'Bir hakkın doğumu, tescili, nakli, sona ermesi',
    en: 'Creation, registration, transfer or end of a right',
  },
  mortgage: {
    tr: 'İpotek ve benzeri, sürekli sözleşmeli banka ve finans kuruluşu',
    en: 'Mortgage and the like for a bank under a standing contract',
  },
  companyFounding: {
    tr: 'Şirket kuruluşu, ruhsat, imtiyaz, vatandaşlık',
    en: 'Founding of a company, licence, concession, citizenship',
  },
  taxCommission: { tr: 'Vergi komisyonu', en: 'Tax commission' },
  international: { tr: 'Uluslararası yargı yeri, duruşmasız', en: 'International court, no hearing' },
  internationalHearing: { tr: 'Uluslararası yargı yeri, duruşmalı', en: 'International court, with hearing' },
  consumerBoard: { tr: 'Tüketici ve hal hakem heyeti', en: 'Consumer or market arbitration board' },
  cooperativeMonthly: { tr: 'Yapı kooperatifi, aylık', en: 'Building cooperative, monthly' },
  companyMonthly: {
    tr: 'Anonim şirket (Av.K. m. 35), aylık',
    en: 'Stock company (Attorneys Act 35), monthly',
  },
  privateMonthly: { tr: 'Sözleşmeli avukat, özel, aylık', en: 'Contracted lawyer, private, monthly' },
  publicMonthly: { tr: 'Sözleşmeli avukat, kamu, aylık', en: 'Contracted lawyer, public, monthly' },
} as const satisfies Words

/** The fee of each hour after the first one. */
export const hourlyMatters = {
  consultation: 'consultationHour',
  visit: 'visitHour',
  writtenAdvice: 'writtenAdviceHour',
} as const

export const feeItems = { ...courts, ...fixedMatters, ...outsideMatters } as const
export type Court = keyof typeof courts
export type FeeItem = keyof typeof feeItems
export const courtKeys = Object.keys(courts) as [Court, ...Court[]]
export const feeItemKeys = Object.keys(feeItems) as [FeeItem, ...FeeItem[]]
