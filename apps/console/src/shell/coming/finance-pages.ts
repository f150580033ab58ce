import type { PageTitle } from './page-title.ts';

/** Money, agreements, risk. */
export const financePages = [
  ['/recharge/index', 'Account recharge', '账户充值', 'Recargar la cuenta', 'チャージ'],
  ['/recharge/result', 'Recharge result', '充值结果', 'Resultado de la recarga', 'チャージの結果'],
  ['/recharge/recharge-record', 'Recharge records', '充值记录', 'Recargas', 'チャージ履歴'],
  ['/withhold/index', 'Deduction records', '扣款记录', 'Retenciones', '引落し履歴'],
  ['/recharge/invoice-record', 'Invoice records', '开票记录', 'Facturas', '発票の履歴'],
  ['/recharge/invoice-request', 'Apply for an invoice', '申请开票', 'Solicitar factura', '発票の申請'],
  ['/recharge/divide', 'Cost allocation', '分账', 'Reparto de costes', '費用配賦'],
  ['/recharge/consumption', 'Consumption', '消费明细', 'Consumos', '利用明細'],
  ['/recharge/consumption/detail', 'Consumption in detail', '消费详情', 'Consumo en detalle', '利用の詳細'],
  ['/recharge/bill', 'Monthly bill', '月账单', 'Factura mensual', '月次請求書'],
  ['/recharge/bill/natureDetail', 'Bill by kind', '账单明细', 'Factura por concepto', '請求の内訳'],
  ['/recharge/bill/guaranteeSlip', 'Cover list', '保障清单', 'Relación de coberturas', '補償一覧'],
  ['/funds/discounts', 'Discounts', '优惠', 'Descuentos', '割引'],
  ['/agreement/index', 'Agreements', '合同管理', 'Acuerdos', '契約管理'],
  [
    '/agreement/attestation',
    'Real-name verification',
    '企业实名认证',
    'Verificación de identidad',
    '実名認証',
  ],
  ['/agreement/contract', 'Sign the agreement', '签署协议', 'Firmar acuerdo', '契約締結'],
  ['/riskManage/index', 'Risk management', '风险管理', 'Gestión de riesgos', 'リスク管理'],
  ['/dashboard/report', 'Risk insight', '风险洞察', 'Análisis de riesgos', 'リスク分析'],
] as const satisfies readonly PageTitle[];
