import type { PageTitle } from './page-title.ts';

/** Insurance, plans, travel. */
export const insurancePages = [
  ['/policy/inventory', 'Cost list', '费用清单', 'Relación de costes', '費用明細'],
  ['/company/index', 'Work companies', '用工单位', 'Empresas usuarias', '派遣先'],
  ['/company/details', 'Work company', '用工单位详情', 'Empresa usuaria', '派遣先の詳細'],
  ['/company/add', 'Add a work company', '新增用工单位', 'Añadir empresa usuaria', '派遣先の追加'],
  ['/company/edit', 'Change a work company', '编辑用工单位', 'Modificar empresa usuaria', '派遣先の編集'],
  ['/report/index', 'Case follow-up', '案件跟进', 'Seguimiento de siniestros', '案件の進捗'],
  ['/report/detail', 'Case', '案件详情', 'Siniestro', '案件の詳細'],
  ['/report/add', 'Report an accident', '新增报案', 'Comunicar un siniestro', '事故の届出'],
  ['/workType/workTypeQuery', 'Work types', '工种查询', 'Ocupaciones', '職種の照会'],

  ['/riskVideo/index', 'Safety videos', '安全视频', 'Vídeos de seguridad', '安全動画'],
  ['/orderForGoods/index', 'Order management', '订单管理', 'Pedidos', '注文管理'],
  ['/orderForGoods/details', 'Order', '订单详情', 'Pedido', '注文の詳細'],
  ['/store/index', 'Plan store', '方案商城', 'Catálogo de planes', 'プランストア'],
  ['/store/details', 'Plan', '方案详情', 'Plan', 'プランの詳細'],
  ['/travelpolicy/list', 'Business travel cover', '差旅保险', 'Seguro de viaje de negocios', '出張保険'],
  [
    '/travelpolicy/changelist',
    'Travel change record',
    '差旅变更记录',
    'Cambios de viaje',
    '出張保険の変更履歴',
  ],
  ['/travelpolicy/details', 'Trip', '差旅详情', 'Viaje', '出張の詳細'],
  ['/travelpolicy/overseasAdd', 'Overseas cover', '境外投保', 'Cobertura en el extranjero', '海外保険'],
  ['/travelpolicy/policyDetails', 'Travel policy', '差旅保单详情', 'Póliza de viaje', '出張保険証券'],
  ['/travelpolicy/record-detail', 'Travel change', '差旅变更详情', 'Cambio de viaje', '出張保険の変更詳細'],
] as const satisfies readonly PageTitle[];
