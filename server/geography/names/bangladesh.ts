/** Format: see india.ts. */
export const bangladesh = `
Dhaka | Dacca, Dhaka City, Dhaka Metro, ঢাকা, ঢাকা মহানগর, ঢাকা মেট্রো, ढाका | Mirpur, Gulshan, Dhanmondi, Uttara, Banani, Mohammadpur, Badda, Rampura, Khilgaon, Jatrabari, Motijheel, Bashundhara, Tejgaon, Farmgate, Malibagh, Mohakhali, Savar Dhaka, Keraniganj, Demra, Khilkhet, Cantonment, Lalbagh, Old Dhaka, Wari, Shyamoli, Adabor, Baridhara, Shahbag, Mugda, Kafrul, Pallabi, Turag, মিরপুর, গুলশান, উত্তরা, ধানমন্ডি, মোহাম্মদপুর, বাড্ডা, যাত্রাবাড়ী, বনানী
Chattogram (Chittagong) | Chittagong, Chattagram, Ctg, চট্টগ্রাম, চিটাগাং | Agrabad, Halishahar, Nasirabad, Panchlaish, Kotwali Chattogram, Pahartali, Chawkbazar Chattogram, GEC
Khulna | খুলনা | Sonadanga, Khalishpur, Daulatpur Khulna
Rajshahi | রাজশাহী |
Sylhet | সিলেট | Zindabazar, Ambarkhana
Barishal (Barisal) | Barisal, বরিশাল |
Rangpur | রংপুর |
Mymensingh | ময়মনসিংহ, ময়মনসিংহ |
Cumilla (Comilla) | Comilla, কুমিল্লা |
Jashore (Jessore) | Jessore, যশোর |
Bogura (Bogra) | Bogra, বগুড়া |
Tongi (Tungi) | Tungi, টঙ্গী | Gazipur, গাজীপুর, Gazipur Sadar, Joydebpur, Kaliakair, Sreepur Gazipur
Narayanganj | Narayangonj, নারায়ণগঞ্জ | Rupganj, Siddhirganj, Fatullah
Narsingdi | Norsingdi, নরসিংদী |
Tangail | টাঙ্গাইল |
Cox’s Bazar | Coxs Bazar, Cox Bazar, কক্সবাজার |
Dinajpur | দিনাজপুর |
Pabna | পাবনা |
Kushtia | কুষ্টিয়া |
Faridpur | ফরিদপুর |
Feni | ফেনী |
Nabinagar | | Brahmanbaria, B Baria, Brahmonbaria, ব্রাহ্মণবাড়িয়া
Jamalpur | জামালপুর |
Naogaon (Par Naogaon) | Noagaon, Nogaon, নওগাঁ |
Natore | Nator, নাটোর |
Sirajganj | Sirajgonj, Shirajganj, সিরাজগঞ্জ |
Chapai Nawabganj (Nawabganj) | Nawabganj, Chapainawabganj, চাঁপাইনবাবগঞ্জ |
Satkhira | সাতক্ষীরা |
Bagerhat | বাগেরহাট |
Habiganj | Hobiganj, হবিগঞ্জ |
Moulvibazar (Maulavi Bazar) | Maulvibazar, Maulavi Bazar, Moulovibazar, মৌলভীবাজার |
Kishoreganj (Kishorganj) | Kishoregonj, Kishorganj, কিশোরগঞ্জ |
Netrokona (Netrakona) | Netrakona, নেত্রকোনা |
Sherpur | শেরপুর |
Madaripur | মাদারীপুর |
Joypurhat (Joypur Hat) | জয়পুরহাট |
Thakurgaon | ঠাকুরগাঁও |
Panchagarh | পঞ্চগড় |
Lalmonirhat | লালমনিরহাট |
Nageshwari (Nageswari) | Nageswari | Kurigram, কুড়িগ্রাম
Gaibandha | গাইবান্ধা |
Saidpur | Syedpur, সৈয়দপুর | Nilphamari, নীলফামারী
Lakshmipur | Laxmipur, লক্ষ্মীপুর | Noakhali, নোয়াখালী, Maijdee, Begumganj
Hajiganj | | Chandpur, চাঁদপুর
Bhola | ভোলা |
Pirojpur | পিরোজপুর |
Magura | মাগুরা |
Narail | নড়াইল |
Kaliganj | | Jhenaidah, ঝিনাইদহ
Shariatpur (Palang) | Palang, শরীয়তপুর |
Tungipara | | Gopalganj, Gopalgonj, গোপালগঞ্জ
Khagrachhari | Khagrachari |
Bandarban | |
`;
