import { workCompanyStatus } from '@app/domain/roster/work-faults';

/** A work company of the demo and the work types approved there, by code. All names are invented. */
export type DemoCompany = { readonly name: string; readonly codes: readonly string[] };

const office = ['GEN01', 'GEN02', 'GEN10'];
const electronics = [
  ...office,
  'MFG01',
  'MFG02',
  'MFG03',
  'MFG04',
  'MFG05',
  'MFG06',
  'MFG07',
  'MFG26',
  'MFG28',
  'MFG29',
];
const machining = [
  ...office,
  'MFG02',
  'MFG09',
  'MFG10',
  'MFG11',
  'MFG13',
  'MFG15',
  'MFG17',
  'MFG23',
  'MFG24',
  'MFG26',
];
const cars = [...machining, 'AUT01', 'AUT02', 'AUT04'];
const batteries = [...electronics, 'AUT07'];
const textiles = [...office, 'TEX01', 'TEX02', 'TEX03', 'TEX04'];
const food = [...office, 'FOO01', 'FOO02', 'FOO03', 'FOO07', 'MFG03', 'MFG28'];
const warehouses = [
  ...office,
  'LOG01',
  'LOG02',
  'LOG07',
  'LOG08',
  'LOG09',
  'LOG10',
  'MFG26',
  'MFG28',
  'MFG29',
  'MFG30',
];
const printing = [...office, 'PAP02', 'PAP03', 'PAP04', 'MFG03', 'MFG28'];
const property = [...office, 'PRO01', 'PRO05', 'PRO08', 'PRO09', 'PRO13', 'GEN12'];
const hotels = [...office, 'HOT01', 'HOT02', 'HOT04', 'HOT05', 'HOT06', 'HOT07'];
const shops = [...office, 'RET01', 'RET02', 'RET03', 'RET04', 'LOG07'];

/** Where the demo's dispatch company sends people: forty companies, all approved. */
export const demoCompanies: readonly DemoCompany[] = [
  { name: '昆山华讯电子有限公司', codes: electronics },
  { name: '苏州恒立精密机械有限公司', codes: machining },
  { name: '无锡新能电池科技有限公司', codes: batteries },
  { name: '常州金盛汽车部件有限公司', codes: cars },
  { name: '太仓通达仓储物流有限公司', codes: warehouses },
  { name: '张家港锦绣纺织有限公司', codes: textiles },
  { name: '苏州工业园区联科半导体有限公司', codes: electronics },
  { name: '吴江盛泽丝绸织造有限公司', codes: textiles },
  { name: '昆山立峰注塑制品有限公司', codes: electronics },
  { name: '常熟宏远汽车零部件有限公司', codes: cars },
  { name: '江阴长江机械制造有限公司', codes: machining },
  { name: '宜兴绿源食品有限公司', codes: food },
  { name: '南通海安家纺有限公司', codes: textiles },
  { name: '南京江宁智造科技有限公司', codes: electronics },
  { name: '扬州邗江光电有限公司', codes: electronics },
  { name: '镇江丹阳光学仪器有限公司', codes: electronics },
  { name: '泰州高港包装印务有限公司', codes: printing },
  { name: '盐城大丰轴承有限公司', codes: machining },
  { name: '淮安清浦食品加工有限公司', codes: food },
  { name: '徐州铜山重工机械有限公司', codes: machining },
  { name: '宿迁洋河饮品灌装有限公司', codes: food },
  { name: '连云港港城仓储有限公司', codes: warehouses },
  { name: '苏州相城快递分拨中心（顺捷物流）', codes: warehouses },
  { name: '昆山花桥电商云仓有限公司', codes: warehouses },
  { name: '上海嘉定汽车配套有限公司', codes: cars },
  { name: '上海松江显示器件有限公司', codes: electronics },
  { name: '嘉兴平湖箱包有限公司', codes: textiles },
  { name: '湖州长兴动力电池有限公司', codes: batteries },
  { name: '杭州萧山五金制品有限公司', codes: machining },
  { name: '宁波北仑塑料机械有限公司', codes: machining },
  { name: '绍兴柯桥印染有限公司', codes: textiles },
  { name: '苏州吴中冷链配送有限公司', codes: [...food, 'LOG01', 'LOG10'] },
  { name: '无锡惠山纸箱包装有限公司', codes: printing },
  { name: '常州武进电动工具有限公司', codes: electronics },
  { name: '苏州高新区物业服务有限公司', codes: property },
  { name: '昆山亭林路大酒店有限公司', codes: hotels },
  { name: '太仓万客隆超市连锁有限公司', codes: shops },
  { name: '苏州姑苏城市保洁服务有限公司', codes: property },
  { name: '张家港保税区供应链有限公司', codes: warehouses },
  { name: '南通崇川精工模具有限公司', codes: machining },
];

/** Companies that nobody can be sent to, or not yet: they stand in untidy lists all the same. */
export const closedCompanies = [
  { name: '南通远洋船务有限公司', status: workCompanyStatus.underReview },
  { name: '苏州旧城建材有限公司', status: workCompanyStatus.disabled },
] as const;
