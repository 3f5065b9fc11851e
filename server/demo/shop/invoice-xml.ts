import { escapeHtml } from '../../src/platform/mail/mail-text.ts';
import type { DemoInvoice } from './invoice.ts';

const amount = (value: number) => value.toFixed(2);

/** The FatturaPA of a demo invoice: a summary line, its VAT and its payment. */
export function buildInvoiceXml({
  invoiceNumber,
  type,
  issuedOn,
  dueOn,
  net,
  vat,
  total,
  order,
}: DemoInvoice): string {
  const [country, number] = [order.vatNumber.slice(0, 2), order.vatNumber.slice(2)];
  const isItalian = country === 'IT';
  const rate = isItalian ? '22.00' : '0.00';
  const nature = isItalian ? '' : '<Natura>N3.2</Natura>';
  return `<?xml version="1.0" encoding="UTF-8"?>
<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
  <FatturaElettronicaHeader>
    <CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>12345670017</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Cromia Vernici S.r.l.</Denominazione></Anagrafica><RegimeFiscale>RF01</RegimeFiscale></DatiAnagrafici></CedentePrestatore>
    <CessionarioCommittente><DatiAnagrafici><IdFiscaleIVA><IdPaese>${country}</IdPaese><IdCodice>${number}</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>${escapeHtml(order.businessName)}</Denominazione></Anagrafica></DatiAnagrafici></CessionarioCommittente>
  </FatturaElettronicaHeader>
  <FatturaElettronicaBody>
    <DatiGenerali>
      <DatiGeneraliDocumento><TipoDocumento>${type === 'INVOICE' ? 'TD01' : 'TD04'}</TipoDocumento><Divisa>EUR</Divisa><Data>${issuedOn}</Data><Numero>${invoiceNumber}</Numero><ImportoTotaleDocumento>${amount(total)}</ImportoTotaleDocumento></DatiGeneraliDocumento>
      <DatiOrdineAcquisto><IdDocumento>${order.orderCode}</IdDocumento></DatiOrdineAcquisto>
    </DatiGenerali>
    <DatiBeniServizi>
      <DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Ordine ${order.orderCode}</Descrizione><Quantita>1.00</Quantita><PrezzoUnitario>${amount(net)}</PrezzoUnitario><PrezzoTotale>${amount(net)}</PrezzoTotale><AliquotaIVA>${rate}</AliquotaIVA>${nature}</DettaglioLinee>
      <DatiRiepilogo><AliquotaIVA>${rate}</AliquotaIVA>${nature}<ImponibileImporto>${amount(net)}</ImponibileImporto><Imposta>${amount(vat)}</Imposta></DatiRiepilogo>
    </DatiBeniServizi>
    <DatiPagamento><CondizioniPagamento>TP02</CondizioniPagamento><DettaglioPagamento><ModalitaPagamento>MP05</ModalitaPagamento><DataScadenzaPagamento>${dueOn}</DataScadenzaPagamento><ImportoPagamento>${amount(total)}</ImportoPagamento></DettaglioPagamento></DatiPagamento>
  </FatturaElettronicaBody>
</p:FatturaElettronica>
`;
}
