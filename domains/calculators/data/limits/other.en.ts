/** Time limits of other laws in English: id | name | what begins it. */
export const otherNames = `
tebligat-ilanen | Day of service by announcement | The last announcement
tebligat-elektronik | Day of electronic service | Arrival at the electronic address
tebligat-muvakkat | Service during a temporary absence (article 20) | The notice being put on the door
tebligat-yurtdisi | Application to the consulate abroad | Service of the notice
kvkk-cevap | Answer of the data controller | The application
kvkk-sikayet | Complaint to the Data Protection Board (from the answer) | Knowledge of the answer
kvkk-sikayet-azami | Complaint to the Data Protection Board (from the application) | The application
kvkk-kurul-zimni | Board's time to answer | The complaint
kvkk-karar-uygulama | Compliance with a decision of the Board | Service
kvkk-standart-sozlesme | Notice of a standard contract | Signature
5651-sosyal-ag-yukumluluk | Social network's duty to have a representative | Notice
5187-duzeltme | Right of correction and reply | Publication
5187-hakim | Application to the criminal judge of peace for a correction | End of the time to publish, or a publication that does not comply
`
