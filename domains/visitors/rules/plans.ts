/** The plans of a region as a part of the page of prices. */
import type { Plan, Plans } from '@mizan/billing/schemas'
import { writeMoney } from '@mizan/calculators/rules/writing'
import { html, type Markup } from './html.ts'

type Language = 'tr' | 'en'
type Offer = Plan['offerType']

const words = {
  tr: {
    regions: 'Bölge',
    turkey: 'Türkiye',
    kktc: 'Kuzey Kıbrıs',
    cycle: 'Ödeme',
    month: 'Ayda',
    total: 'Dönemin tutarı, KDV içinde',
    seats: (count: number) => `${count} kullanıcı`,
    saving: (percent: number) => `%${percent} tasarruf`,
    net: 'Aylık tutarlar KDV hariçtir.',
    take: 'Bu planla başla',
    others: 'Özel planlar',
    below: (percent: number) => `standart fiyatın %${percent} altında`,
    cycles: { '1M': 'Aylık', '3M': '3 ayda bir', '6M': '6 ayda bir', '12M': 'Yılda bir' },
    kinds: { Normal: 'Standart', Academic: 'Akademik', Bar: 'Baro üyeleri', Lansman: 'Lansman' },
    offers: {
      Research: {
        name: 'Araştırma',
        holds: ['Karar ve mevzuat araması', 'Atıflar ve benzer kararlar', 'Hesaplamalar'],
      },
      CaseManagement: {
        name: 'Dava yönetimi',
        holds: [
          'Araştırma planındaki her şey',
          'Davalar, görevler, duruşmalar, müvekkil hesapları',
          'Şifreli belgeler, ses kaydı ve dökümü',
        ],
      },
    },
  },
  en: {
    regions: 'Region',
    turkey: 'Türkiye',
    kktc: 'Northern Cyprus',
    cycle: 'Paid',
    month: 'Per month',
    total: 'For the period, with VAT',
    seats: (count: number) => `for ${count} ${count === 1 ? 'person' : 'people'}`,
    saving: (percent: number) => `save ${percent}%`,
    net: 'Monthly sums are without VAT.',
    take: 'Begin with this plan',
    others: 'Special plans',
    below: (percent: number) => `${percent}% below the standard price`,
    cycles: { '1M': 'Monthly', '3M': 'Every 3 months', '6M': 'Every 6 months', '12M': 'Yearly' },
    kinds: { Normal: 'Standard', Academic: 'Academic', Bar: 'Members of a bar', Lansman: 'Launch' },
    offers: {
      Research: {
        name: 'Research',
        holds: ['Search in decisions and laws', 'Citations and similar decisions', 'Calculators'],
      },
      CaseManagement: {
        name: 'Case management',
        holds: [
          'Everything in the research plan',
          'Cases, tasks, hearings, client accounts',
          'Encrypted documents, recordings and transcripts',
        ],
      },
    },
  },
} as const

const offers: readonly Offer[] = ['Research', 'CaseManagement']

export function plansPart({ region, plans }: Plans, language: Language): Markup {
  const t = words[language]
  return html`<nav class="regions" aria-label="${t.regions}">
${(['turkey', 'kktc'] as const).map(
  (one) => html`<a href="?region=${one}"${one === region && html` aria-current="true"`}>${t[one]}</a>`,
)}
</nav>
<div class="plans">${offers.map((offer) => cardOf(offer, plans, language))}</div>
<p class="note">${t.net}</p>
${specialOf(plans, language)}`
}

function cardOf(offer: Offer, plans: readonly Plan[], language: Language): Markup {
  const t = words[language]
  const own = plans.filter(({ offerType, planType }) => offerType === offer && planType === 'Normal')
  const [first] = own
  if (!first) return html``
  const { planType, offerType, billingCycle } = own.at(-1) ?? first
  return html`<section class="plan">
<h2>${t.offers[offer].name}</h2>
<p>${t.seats(first.seats)}</p>
<ul>${t.offers[offer].holds.map((one) => html`<li>${one}</li>`)}</ul>
<div class="scroll" tabindex="0" role="region" aria-label="${t.offers[offer].name}"><table>
<thead><tr><th scope="col">${t.cycle}</th><th scope="col">${t.month}</th><th scope="col">${t.total}</th></tr></thead>
<tbody>${own.map((plan) => rowOf(plan, language))}</tbody>
</table></div>
<p class="row"><a class="button large" href="/signup?next=%2Fsubscription" data-plan="${JSON.stringify({ planType, offerType, billingCycle })}">${t.take}</a></p>
</section>`
}

function rowOf({ billingCycle, perMonth, total, saving }: Plan, language: Language): Markup {
  const t = words[language]
  return html`<tr><th scope="row">${t.cycles[billingCycle]}</th><td><strong>${writeMoney(perMonth, language)}</strong>${
    saving > 0 && html`<br><small>${t.saving(saving)}</small>`
  }</td><td>${writeMoney(total, language)}</td></tr>`
}

/** The groups for whom a plan costs less than the usual one. */
function specialOf(plans: readonly Plan[], language: Language): Markup {
  const t = words[language]
  const special = plans.filter(({ discount }) => discount > 0)
  const kinds = [...new Set(special.map(({ planType }) => planType))]
  if (kinds.length === 0) return html``
  const most = (kind: Plan['planType']) =>
    Math.max(...special.filter(({ planType }) => planType === kind).map(({ discount }) => discount))
  return html`<h2>${t.others}</h2><ul class="plain">${kinds.map(
    (kind) => html`<li>${t.kinds[kind]}: ${t.below(most(kind))}</li>`,
  )}</ul>`
}
