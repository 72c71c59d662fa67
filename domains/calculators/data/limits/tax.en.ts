/** Time limits of tax law in English: id | name | what begins it. */
export const taxNames = `
iyuk-dava-vergi | Tax action | Service (collection, payment, registration)
vuk-uzlasma | Request for a tax settlement | Service of the notice
vuk-uzlasma-dava | Time left to sue when no settlement is reached (at least) | Service of the record
vuk-ceza-indirim | Application for a reduced tax penalty | Service of the notice
vuk-izaha-davet | Invitation to explain | Service of the letter
vuk-pismanlik-odeme | Voluntary disclosure: return and payment | The petition of disclosure
vuk-mucbir-olum | Extension of time for returns on death | The original time
vuk-idari-sure | Time that no law sets (at least) | Service
vuk-tarh-za | Limitation of assessment | The tax arising (it begins with the next year)
vuk-ceza-za | Limitation of penalties (loss of tax) | The tax arising (it begins with the next year)
vuk-usulsuzluk-za | Limitation of penalties for irregularities | The irregularity (it begins with the next year)
vuk-duzeltme-za | Limitation of corrections (at least) | The day named in the paragraphs
vuk-defter-saklama | Keeping books and records | Any day of the year in question (it begins with the next year)
vuk-fatura | Issuing an invoice | Delivery or service rendered
aatuhk-odeme-emri-odeme | Payment order: payment or declaration of assets | Service of the payment order
aatuhk-odeme-emri-dava | Action (objection) against a payment order | Service of the payment order
aatuhk-ihtiyati-haciz | Objection to precautionary attachment | The attachment, or its service
aatuhk-haciz-bildirisi | Objection to a notice of attachment (third party) | Service of the notice of attachment
aatuhk-menfi-tespit | Third party's action for a negative declaration | Service of the notice of attachment
aatuhk-tahsil-za | Limitation of collection | The due date (it begins with the next year)
aatuhk-iptal-davasi | Avoidance action for public debts | Day of the disposition
gumruk-itiraz | Objection to customs duties or penalties | Service
`
